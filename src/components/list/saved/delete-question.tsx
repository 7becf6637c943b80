import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { MutationResult } from '@/api/remembered'
import { ConfirmDialog } from '@/components/form/confirm-dialog'
import { Button } from '@/components/ui/button'
import { Sentence } from '@/components/ui/sentence'
import { isolate } from '@/lib/isolate'
import { replaceSavedFilter, type SavedFilter } from '@/memory/list-preferences'
import { unkeptResult } from './saved-filters'

interface DeleteQuestionProps {
  filter: SavedFilter
  noun: string
  onClose: () => void
}

export function DeleteQuestion({ filter, noun, onClose }: DeleteQuestionProps) {
  const textId = useId()
  const { mutate: remove } = useMutation({
    mutationFn: async () => {
      return replaceSavedFilter(filter)
        ? new MutationResult(isolate(filter.name))
        : unkeptResult('The deletion', `“${isolate(filter.name)}” is there again`)
    },
    meta: { success: 'Saved filters deleted' },
  })
  return (
    <ConfirmDialog
      title="Delete saved filters"
      describedBy={textId}
      className="max-w-md"
      onClose={onClose}
      actions={
        <Button
          variant="destructive"
          onClick={() => {
            remove()
            onClose()
          }}
        >
          Delete
        </Button>
      }
    >
      <p id={textId} className="wrap-anywhere text-muted-foreground">
        <Sentence text={`Delete “${isolate(filter.name)}”? The ${noun} stay as they are.`} />
      </p>
    </ConfirmDialog>
  )
}
