import { useId, useState } from 'react'
import * as v from 'valibot'
import { CloseFooter } from '@/components/overlays/close-footer'
import { Dialog, DialogBody, DialogContent } from '@/components/overlays/dialog'
import { Button } from '@/components/ui/button'
import CopyButton from '@/components/ui/copy-button'
import { findDrafts, getDraftOwner, removeDraft } from '@/lib/drafts'
import { TextArea } from './text-area-field'

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : []

// A form that was being sent is most likely done: that is why the record has changed.
const wasSaving = v.literal(false)

/** The content of a draft. The output is what was typed. */
const textsSchema = v.union([
  v.pipe(
    v.object({ text: v.string() }),
    v.transform(({ text }) => [text]),
  ),
  // The other fields of an action with a reason are choices.
  v.pipe(
    v.object({ values: v.object({ reason: v.object({ words: v.string() }) }), wasSaving }),
    v.transform(({ values: { reason } }) => [reason.words]),
  ),
  v.pipe(
    v.object({ start: v.unknown(), values: v.unknown(), wasSaving }),
    v.transform(({ start, values }) => {
      const before = new Set(stringsIn(start))
      return stringsIn(values).filter((text) => !before.has(text))
    }),
  ),
])

function textsOf(content: unknown) {
  const parsed = v.safeParse(textsSchema, content)
  return parsed.success ? parsed.output.filter((text) => text.trim() !== '') : []
}

/**
 * What was typed in the drafts that `isAbout` accepts by their names. Nothing else can show them: their
 * form does not open, because the record is gone or no longer allows the action.
 */
export function useKeptText(isAbout: (name: string) => boolean) {
  const [owner] = useState(getDraftOwner)
  const [drafts, setDrafts] = useState(() => findDrafts(owner, isAbout))
  return {
    text: drafts.flatMap(({ content }) => textsOf(content)).join('\n'),
    discard() {
      for (const { group, name } of drafts) removeDraft(owner, group, name)
      setDrafts([])
    },
  }
}
type Kept = ReturnType<typeof useKeptText>

export function KeptText({ text, discard }: Kept) {
  const id = useId()
  if (text === '') return null
  return (
    <div className="flex w-full max-w-md flex-col gap-near">
      <div className="flex flex-wrap items-center justify-end gap-near">
        <label htmlFor={id} className="mr-auto text-muted-foreground">
          What you typed is kept in this tab:
        </label>
        <CopyButton text={text} label="Copy what you typed" />
        <Button variant="outline" size="sm" onClick={discard}>
          Discard
        </Button>
      </div>
      <TextArea id={id} readOnly className="max-h-[min(15rem,10dvh)]" value={text} />
    </div>
  )
}

interface KeptTextDialogProps extends Kept {
  /** Why the form does not open. */
  title: string
  onClose: () => void
}

export function KeptTextDialog({ title, text, discard, onClose }: KeptTextDialogProps) {
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title={title} className="max-w-md">
        <DialogBody>
          <KeptText
            text={text}
            discard={() => {
              discard()
              onClose()
            }}
          />
        </DialogBody>
        <CloseFooter />
      </DialogContent>
    </Dialog>
  )
}
