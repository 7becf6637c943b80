import * as v from 'valibot'
import { textUpTo } from '../../api/body-fields.ts'
import type { ModuleDefinition } from '../../api/resource.ts'
import { adminList } from './schema.ts'

const MAX_NAME = 60

const usertypeEntry = v.pipe(v.string('Choose a type'), v.trim(), v.nonEmpty('Choose a type'))

/** The body of `POST /crm/admin`. Names may be blank. Without a type, the server chooses it. */
export const invitationSchema = v.strictObject({
  firstName: textUpTo(MAX_NAME),
  lastName: textUpTo(MAX_NAME),
  email: v.pipe(
    v.string('Email is required'),
    v.trim(),
    v.nonEmpty('Email is required'),
    v.email('Enter an email address, such as name@example.com'),
  ),
  usertype: v.optional(usertypeEntry),
})

export const usertypeSchema = v.strictObject({ usertype: usertypeEntry })

/** The body of `PATCH /crm/admin/{id}`. */
export const adminPatchSchema = v.union([
  v.strictObject({ status: v.picklist(['active', 'disabled']) }),
  usertypeSchema,
])
export type AdminPatch = v.InferOutput<typeof adminPatchSchema>

/** The list with the requests that change it. Its page does not need their bodies. */
export const adminModule = {
  ...adminList,
  create: invitationSchema,
  change: adminPatchSchema,
} satisfies ModuleDefinition
