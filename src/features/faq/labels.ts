import type { StatusDisplay } from '@/components/ui/status'
import { shorten } from '@/lib/format'
import type { Faq } from './resource'

export const faqStatus: StatusDisplay = {
  labels: { published: ['Published', 'green'], draft: ['Draft', 'gray'] },
}

/** The question in the UI, else its id. */
export const faqName = ({ question, id }: Faq) => shorten(question ?? id)
