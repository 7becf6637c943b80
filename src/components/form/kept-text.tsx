import { useId, useRef, useState } from 'react'
import * as v from 'valibot'
import { CloseFooter, Dialog, DialogBody, DialogContent } from '@/components/overlays/dialog'
import { Button } from '@/components/ui/button'
import CopyButton from '@/components/ui/copy-button'
import { Sentence } from '@/components/ui/sentence'
import { useFocusFallback } from '@/hooks/use-focus-fallback'
import { findDrafts, getDraftOwner, removeDraft } from '@/memory/drafts'
import { TextArea } from './text-area-field'

// A form that was being sent is most likely done, which is why the record has changed.
const wasSaving = v.literal(false)

/** Fields with a select. Nobody typed their values, and some are ids. */
const selects = new Set(['audience', 'category', 'channel', 'state', 'status', 'type', 'usertype'])

const valuesSchema = v.record(v.string(), v.unknown())

/** Parses a draft. The output is the typed texts. */
const textsSchema = v.union([
  v.pipe(
    v.object({ text: v.string() }),
    v.transform(({ text }) => [text]),
  ),
  // In an action with a reason, the other fields are choices.
  v.pipe(
    v.object({ values: v.object({ reason: v.object({ words: v.string() }) }), wasSaving }),
    v.transform(({ values: { reason } }) => [reason.words]),
  ),
  // A value that is not a string is a choice or an image.
  v.pipe(
    v.object({ start: valuesSchema, values: valuesSchema, wasSaving }),
    v.transform(({ start, values }) =>
      Object.entries(values)
        .filter(([name, value]) => value !== start[name] && !selects.has(name))
        .map(([, value]) => value)
        .filter((value) => typeof value === 'string'),
    ),
  ),
])

function textsOf(content: unknown) {
  const parsed = v.safeParse(textsSchema, content)
  return parsed.success ? parsed.output.filter((text) => text.trim() !== '') : []
}

/**
 * Accepts the names of drafts that contain the noun followed by the id. An id alone may also belong
 * to a record of another resource. Drafts about many records contain the plural.
 */
export const isDraftOf = (noun: string, id: string) => (name: string) =>
  `${name} `.includes(` ${noun} ${id} `)

/**
 * The typed texts of the drafts whose names `isAbout` accepts. The forms of these drafts do not
 * open, because the record is gone or no longer allows the action.
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

export function KeptText(props: Kept) {
  return props.text === '' ? null : <TextBox {...props} />
}

function TextBox({ text, discard }: Kept) {
  const id = useId()
  const ref = useRef<HTMLDivElement>(null)
  useFocusFallback(ref)
  return (
    <div ref={ref} className="flex w-full flex-col gap-near">
      <label htmlFor={id} className="text-muted-foreground">
        What you typed is kept in this tab:
      </label>
      <TextArea id={id} readOnly className="max-h-[min(15rem,10dvh)]" value={text} />
      <div className="flex items-center justify-end gap-near py-1">
        <CopyButton text={text} label="Copy what you typed" />
        <Button variant="outline" size="sm" onClick={discard}>
          Discard
        </Button>
      </div>
    </div>
  )
}

interface KeptTextDialogProps extends Kept {
  /** Why the form does not open. */
  title: string
  detail?: string
  onClose: () => void
}

export function KeptTextDialog({ title, detail, text, discard, onClose }: KeptTextDialogProps) {
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title={title} className="max-w-md">
        <DialogBody className="flex flex-col gap-apart">
          {detail && (
            <p>
              <Sentence text={detail} />
            </p>
          )}
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
