import type { LatestActions, Question, QuestionAction } from './record-action'

export const notReadAgain = (noun: string) =>
  `The ${noun} could not be read again, so nothing was sent.`

export const noLongerExists = (noun: string) =>
  `This ${noun} no longer exists, so nothing was sent.`

export const noLongerPossible = (noun: string) =>
  `The ${noun} has changed meanwhile: this is no longer possible.`

export const otherQuestion = (noun: string) =>
  `The ${noun} has changed meanwhile. Read the question again before you confirm.`

export const textOf = (question: Question = '') => [question].flat().join('')

const partsOf = ({ ask: { question, confirmLabel, concerns = [], choice } }: QuestionAction) =>
  JSON.stringify([textOf(question), confirmLabel, concerns, choice?.holder?.id])

interface Asked {
  name: string
  action: QuestionAction
  noun: string
}

/**
 * Why a confirmed action is not sent: `latest` is the record as it is now: undefined if it could not be
 * read, and null if it no longer exists. Null if nothing stands against it.
 */
export function objectionTo(
  latest: Pick<LatestActions, 'actions'> | null | undefined,
  { name, action, noun }: Asked,
): string | null {
  if (latest === undefined) return notReadAgain(noun)
  // A deletion of a record that is gone changes nothing, and the server says so.
  if (latest === null) return action.request.isDeletion ? null : noLongerExists(noun)
  const current = latest.actions[name]
  if (!current?.isAllowed) return current?.obstacle || noLongerPossible(noun)
  // If the question has changed, the user must confirm again.
  const isSame = current.kind === 'question' && partsOf(current) === partsOf(action)
  return isSame ? null : otherQuestion(noun)
}
