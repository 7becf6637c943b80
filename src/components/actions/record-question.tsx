import { clsx } from 'clsx'
import { useId } from 'react'
import { isGone } from '@/api/api-error'
import { requestMutation, type RecordRef } from '@/api/requests'
import type { ResourceName } from '@/api/resource'
import { NotSent } from '@/components/form/use-action-form'
import { Caution } from '@/components/ui/caution'
import { Sentence } from '@/components/ui/sentence'
import { shorten } from '@/lib/format'
import { QuestionForm, requestFor } from './question-form'
import { noLongerPossible, objectionTo, textOf } from './recheck'
import {
  doneReader,
  type Choice,
  type Question,
  type QuestionAction,
  type ReadActions,
} from './record-action'
import { useReported } from './use-read-record'
import { wayBackOf } from './way-back'

interface RecordQuestionProps {
  resource: ResourceName
  record: RecordRef
  name: string
  action: QuestionAction
  readActions: ReadActions
  onClose: () => void
}

/** The question about one record. The record is read again before the request is sent. */
export default function RecordQuestion(props: RecordQuestionProps) {
  const { resource, record, name, action, readActions, onClose } = props
  const { label, ask, request, value, isAllowed, obstacle, isDestructive } = action
  const { question, concerns = [], warning, facts, choice } = ask
  const [noun] = resource.noun
  const title = ask.title ?? (label.endsWith(noun) ? label : `${label} ${noun}`)
  const hasConcerns = concerns.length > 0
  const confirmLabel = hasConcerns ? `${label} anyway` : (ask.confirmLabel ?? title)
  const questionId = useId()
  const read = useReported(readActions)
  const readDone = doneReader(readActions, name, action, record)

  return (
    <QuestionForm
      draftName={`${name} ${noun} ${record.id}`}
      ask={ask}
      title={() => title}
      confirmLabel={(chosen) => (choice && chosen ? choice.confirmLabel(chosen) : confirmLabel)}
      isDestructive={isDestructive}
      isCautious={hasConcerns}
      describedBy={questionId}
      isAnnounced
      mutation={requestMutation(request)}
      toVariables={async (given, { values }) => {
        const answer = value ?? given
        const before = await read()
        const reason = objectionTo(before, { name, action, noun })
        if (reason !== null) return new NotSent(reason)
        return {
          record,
          answer,
          request: requestFor(request, ask, values),
          isDone: readDone && (() => readDone(answer)),
          toWayBack: () => wayBackOf({ record, name, answer, before, readActions }),
        }
      }}
      obstacle={isAllowed ? null : obstacle || noLongerPossible(noun)}
      renderNote={(chosen) => <Handover record={record} chosen={chosen} holder={choice?.holder} />}
      onFailure={(error, leave) => {
        if (request.isDeletion && isGone(error)) leave()
      }}
      onClose={onClose}
    >
      <div id={questionId} className="flex flex-col gap-apart empty:hidden">
        {question && (
          // Another text replaces the element.
          <p key={textOf(question)}>
            <QuestionText question={question} />
          </p>
        )}
        {hasConcerns && <Caution title="Check this first" items={concerns} />}
      </div>
      {warning && <div>{warning}</div>}
      {facts}
    </QuestionForm>
  )
}

function QuestionText({ question }: { question: Question }) {
  if (typeof question === 'string') return <Sentence text={question} />
  const [before, name, after] = question
  return (
    <>
      {before}
      <strong className="rounded-sm bg-muted box-decoration-clone px-1 font-normal text-brand">
        {/* Prevents a right-to-left name from reordering the question. */}
        <bdi translate="no">{name}</bdi>
      </strong>
      {after}
    </>
  )
}

interface HandoverProps {
  record: RecordRef
  chosen: RecordRef
  holder: Choice['holder'] | undefined
}

/** Names both people if the record is already assigned to somebody else. */
function Handover({ record, chosen, holder }: HandoverProps) {
  const holderName = holder?.name ?? holder?.id
  return (
    // Its place is below the choices, so that nothing moves. With a text, it stays above the buttons.
    <p
      role="status"
      className={clsx(
        '-mt-2 not-empty:sticky not-empty:bottom-0 not-empty:bg-card',
        holderName && 'min-h-[1lh]',
      )}
    >
      {holderName && chosen.id !== '' && (
        <>
          <span>Take </span>
          <bdi translate="no">{record.name}</bdi>
          <span> from </span>
          <bdi translate="no">{shorten(holderName)}</bdi>
          <span> and give it to </span>
          <bdi translate="no">{chosen.name}</bdi>
          <span>?</span>
        </>
      )}
    </p>
  )
}
