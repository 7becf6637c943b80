import * as v from 'valibot'
import { patchMutation } from '@/api/form-mutations'
import { ActionForm } from '@/components/form/action-form'
import { useActionForm } from '@/components/form/use-action-form'
import { adminFields, adminName, usertypeLabel } from './fields'
import { adminResource, usertypeSchema, type Admin } from './resource'

const valuesSchema = v.object({ usertype: v.string() })

const change = patchMutation(adminResource, 'Type changed')

interface ChangeTypeProps {
  admin: Admin
  usertypes: readonly string[]
  title: string
  onClose: () => void
}

export default function ChangeType({ admin, usertypes, title, onClose }: ChangeTypeProps) {
  const { id, usertype } = admin
  const name = adminName(admin)
  const { form, dialog } = useActionForm({
    draftName: `change type of admin ${id}`,
    values: valuesSchema,
    initialValues: { usertype: usertypes.find((type) => type === usertype) ?? '' },
    schema: usertypeSchema,
    mutation: change,
    toVariables: (body) => ({ id, detail: name, body }),
    onClose,
  })
  return (
    <ActionForm title={title} {...dialog}>
      <p>
        {usertype ? `${name} has the type ${usertypeLabel(usertype)}.` : `${name} has no type.`}
      </p>
      <form.AppField name="usertype">
        {(field) => (
          <field.SelectField
            label={adminFields.usertype.label}
            required
            options={usertypes.map((type) => [type, usertypeLabel(type)])}
            placeholder="Choose a type"
          />
        )}
      </form.AppField>
    </ActionForm>
  )
}
