import { questionFacts } from '@/components/record/plain-facts'
import { adminFields } from './fields'

export const askedFacts = questionFacts(adminFields, ['email', 'usertype', 'status', 'lastLoginAt'])
