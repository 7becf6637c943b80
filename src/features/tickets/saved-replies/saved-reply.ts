import { MAX_MESSAGE } from '@/api/message'
import { requiredText } from '@/domain/body-fields'

export const MAX_REPLIES = 100

export const replyText = requiredText('Text', MAX_MESSAGE)
