import { useSelector } from '@tanstack/react-form'
import { useId, useRef, useState, type ReactNode, type Ref } from 'react'
import * as v from 'valibot'
import { useCapabilities } from '@/api/announced'
import { MAX_MESSAGE } from '@/api/message'
import { useIsPermitted } from '@/api/permissions'
import { reasonText } from '@/components/actions/divide'
import { LeftOutCaution } from '@/components/actions/left-out-caution'
import type { ManyFormProps } from '@/components/actions/many-dialog'
import { ActionForm } from '@/components/form/action-form'
import { FieldFrame } from '@/components/form/field-frame'
import { TextArea } from '@/components/form/text-area-field'
import { useTextHandle, type TextHandle } from '@/components/form/text-handle'
import { useActionForm } from '@/components/form/use-action-form'
import { describeLength, useField } from '@/components/form/use-field'
import { ticketName } from '@/domain/ticket'
import { userId } from '@/domain/user'
import { formatQuantity, shorten } from '@/lib/format'
import { isComposing } from '@/lib/keys'
import { useSession } from '@/memory/session'
import { createSessionStore } from '@/memory/session-memory'
import { repliesTakeTicket } from '@/memory/ticket-preferences'
import { MarkedText } from './marked-text'
import { createReplyRun } from './reply-run'
import { ReplyTools, type ReplyDialog } from './reply-tools'
import { replyEndpoint, ticketResource, type Ticket } from './resource'
import { useFilledIn, useFillIn } from './use-fill-in'

const valuesSchema = v.object({ body: v.string(), closes: v.boolean() })

/** The last text, and the tickets that it was for. What was left out may get it again. */
const last = createSessionStore<{ ids: ReadonlySet<string>; body: string } | null>(null)

/** One reply to the selected tickets. */
export default function ReplyMany({ rows, action, onStart, onClose }: ManyFormProps<Ticket>) {
  const { items, leftOut } = action
  const session = useSession()
  const isPermitted = useIsPermitted(ticketResource)
  const hasAfter = useCapabilities(ticketResource)?.actions.includes('after') ?? false
  const { fillInNow } = useFillIn()
  const [dialog, setDialog] = useState<ReplyDialog | null>(null)
  const box = useRef<TextHandle>(null)
  const descriptionId = useId()
  const [again] = useState(() =>
    last.state && items.every(({ id }) => last.state?.ids.has(id)) ? last.state.body : '',
  )
  const first = rows.find(({ id }) => id === items[0]?.id)
  const tickets = formatQuantity(items.length, ...ticketResource.noun)
  const titleOf = (closes: boolean) =>
    closes ? `Reply to ${tickets} and close` : `Reply to ${tickets}`
  const { form, dialog: state } = useActionForm({
    draftName: ['reply', ...items.map(({ id }) => id).toSorted()].join(' '),
    valuesSchema,
    initialValues: { body: again, closes: false },
    schema: v.object({
      body: replyEndpoint.body.entries.body,
      closes: v.boolean(),
    }),
    toVariables: (output) => output,
    startRun({ body, closes }) {
      last.setState(() => ({ ids: new Set(items.map(({ id }) => id)), body }))
      onStart(
        createReplyRun({
          title: titleOf(closes),
          rows,
          items,
          leftOut: leftOut.map((row) => ({ ...row, message: reasonText(row) })),
          text: body,
          fillIn: fillInNow,
          ownId: session && userId(session.user),
          hasAfter,
          takes: () => repliesTakeTicket.get() && isPermitted('take'),
          closes,
        }),
      )
    },
    obstacle: items.length === 0 ? 'This is possible for none of the selected tickets.' : null,
    onClose,
  })
  const values = useSelector(form.store, (current) => current.values)
  return (
    <ActionForm
      title={titleOf(false)}
      confirmLabel={titleOf(values.closes)}
      describedBy={descriptionId}
      dialog={state}
      className="max-w-2xl"
    >
      <form.AppField name="body">
        {() => (
          <ReplyField
            handle={box}
            onSlash={() => setDialog('insert')}
            tools={
              <ReplyTools
                box={box}
                dialog={dialog}
                draftName="saved reply of many tickets"
                onOpen={setDialog}
              />
            }
          />
        )}
      </form.AppField>
      {isPermitted('close') && (
        <form.AppField name="closes">
          {(field) => <field.CheckboxField label="and close" />}
        </form.AppField>
      )}
      <div id={descriptionId} className="flex flex-col gap-apart">
        {first && <Preview text={values.body} ticket={first} />}
        <LeftOutCaution leftOut={leftOut} noun={ticketResource.noun} />
      </div>
    </ActionForm>
  )
}

interface ReplyFieldProps {
  handle: Ref<TextHandle>
  onSlash: () => void
  tools: ReactNode
}

function ReplyField({ handle, onSlash, tools }: ReplyFieldProps) {
  const { value, change, isSaving, id, error, control } = useField<string>({
    required: true,
    hasNote: true,
  })
  const field = useRef<HTMLTextAreaElement>(null)
  const submit = () => field.current?.form?.requestSubmit()
  useTextHandle(handle, field, { change })
  return (
    <FieldFrame
      {...{ id, error, tools }}
      label="Message"
      hint="Placeholders such as {first name} are filled in for each ticket."
      count={describeLength(value, MAX_MESSAGE)}
    >
      <TextArea
        ref={field}
        {...control}
        value={value}
        readOnly={isSaving}
        onChange={(event) => change(event.target.value)}
        onKeyDown={(event) => {
          const { key, ctrlKey, metaKey } = event
          if (isComposing(event.nativeEvent)) return
          if (key === '/' && value === '') {
            event.preventDefault()
            onSlash()
          }
          if (key === 'Enter' && (ctrlKey || metaKey)) submit()
        }}
      />
    </FieldFrame>
  )
}

/** What the first ticket gets. */
function Preview({ text, ticket }: { text: string; ticket: Ticket }) {
  const filled = useFilledIn(text, ticket)
  if (text.trim() === '') return null
  return (
    <section aria-label="Preview" className="flex flex-col gap-1">
      <p className="text-sm text-muted-foreground">
        <span>Preview for </span>
        <bdi translate="no">{ticketName(ticket)}</bdi>
        {ticket.requester?.name && (
          <>
            <span>, </span>
            <bdi translate="no">{shorten(ticket.requester.name)}</bdi>
          </>
        )}
      </p>
      <p dir="auto" className="rounded-lg bg-brand/12 px-3 py-2 wrap-anywhere whitespace-pre-line">
        <MarkedText text={filled} />
      </p>
    </section>
  )
}
