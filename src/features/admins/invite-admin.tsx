import { useState } from 'react'
import * as v from 'valibot'
import { createEndpoint } from '@/api/endpoint'
import { recordMutation } from '@/api/requests'
import { ActionForm } from '@/components/form/action-form'
import { useActionForm } from '@/components/form/use-action-form'
import { adminFields, usertypeLabel } from './fields'
import { adminResource, invitationSchema } from './resource'

const valuesSchema = v.object({
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  usertype: v.string(),
})

const { usertype, ...others } = invitationSchema.entries
const formSchema = (hasTypes: boolean) =>
  v.object({ ...others, usertype: hasTypes ? v.pipe(v.string(), usertype.wrapped) : v.string() })

const invite = recordMutation(createEndpoint(adminResource), 'Invitation sent')

interface InviteAdminProps {
  /** The types that the server offers. If null, the server chooses the type. */
  usertypes: readonly string[] | null
  onClose: () => void
}

export default function InviteAdmin({ usertypes, onClose }: InviteAdminProps) {
  // A refetch must not change the fields of an open form.
  const [types] = useState(usertypes ?? [])
  const { form, dialog } = useActionForm({
    draftName: 'invite admin',
    valuesSchema,
    initialValues: { firstName: '', lastName: '', email: '', usertype: '' },
    schema: formSchema(types.length > 0),
    mutation: invite,
    toVariables: ({ usertype: type, ...invitation }) => ({
      detail: invitation.email,
      body: { ...invitation, ...(type && { usertype: type }) },
    }),
    onClose,
  })
  return (
    <ActionForm title="Invite admin" confirmLabel="Send invitation" dialog={dialog}>
      <div className="grid gap-apart sm:grid-cols-2">
        <form.AppField name="firstName">
          {(field) => <field.TextField label="First name" required={false} autoComplete="off" />}
        </form.AppField>
        <form.AppField name="lastName">
          {(field) => <field.TextField label="Last name" required={false} autoComplete="off" />}
        </form.AppField>
      </div>
      <form.AppField name="email">
        {(field) => (
          <field.TextField
            label={adminFields.email.label}
            required
            type="email"
            autoComplete="off"
          />
        )}
      </form.AppField>
      {types.length > 0 && (
        <form.AppField name="usertype">
          {(field) => (
            <field.SelectField
              label={adminFields.usertype.label}
              required
              options={types.map((type) => [type, usertypeLabel(type)])}
              placeholder="Choose a type"
            />
          )}
        </form.AppField>
      )}
    </ActionForm>
  )
}
