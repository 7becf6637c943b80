import { useState } from 'react'

export interface Decision {
  onDecide: (isConfirmed: boolean) => void
}

/**
 * Asks for confirmation above a form. `ask` resolves to the decision. While `question` is not null,
 * render a dialog with it, and pass `onBack` to the form.
 */
export function useConfirmation<TSubject extends object>() {
  const [question, setQuestion] = useState<(TSubject & Decision) | null>(null)
  async function ask(subject: TSubject) {
    const isConfirmed = await new Promise<boolean>((resolve) => {
      setQuestion({ ...subject, onDecide: resolve })
    })
    setQuestion(null)
    return isConfirmed
  }
  return { question, ask, onBack: question ? () => question.onDecide(false) : undefined }
}
