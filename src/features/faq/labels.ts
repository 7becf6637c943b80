import { shorten } from '@/lib/format'
import type { Faq } from './resource'

/** The question in the UI, else its id. */
export const faqName = ({ question, id }: Faq) => shorten(question ?? id)
