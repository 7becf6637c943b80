import { shorten } from '@/lib/format'
import type { User } from './resource'

/** A user's name in the UI, else the email or id. */
export const userName = ({ name, email, id }: User) => shorten(name ?? email ?? id)
