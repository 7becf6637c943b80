import * as v from 'valibot'
import { patchMutation } from '@/api/requests'
import { ActionForm } from '@/components/form/action-form'
import type { ShownFields } from '@/components/form/edit-questions'
import { useActionForm } from '@/components/form/use-action-form'
import { useEdit } from '@/components/form/use-edit'
import { Sentence } from '@/components/ui/sentence'
import { isolate } from '@/lib/isolate'
import { askedFacts } from './asked-facts'
import { adminFields, adminName, usertypeLabel } from './fields'
import { adminResource, usertypeSchema, type Admin } from './resource'

const valuesSchema = v.object({ usertype: v.string() })
type Values = v.InferOutput<typeof valuesSchema>

const shown: ShownFields<Values> = {
  usertype: [adminFields.usertype.label, (edit) => edit.usertype && usertypeLabel(edit.usertype)],
}

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
  const toValues = (record: Admin): Values => ({
    usertype: usertypes.find((type) => type === record.usertype) ?? '',
  })
  const edit = useEdit({
    resource: adminResource,
    getName: (record: Admin) => record.email ?? record.name,
    toValues,
    toEdit: (values) => values,
    shown,
  })
  const { form, dialog } = useActionForm({
    draftName: `change type of admin ${id}`,
    valuesSchema,
    initialValues: toValues(admin),
    schema: usertypeSchema,
    mutation: change,
    toVariables: (body, states) => edit.merge(admin, states, () => ({ id, detail: name, body })),
    onClose,
  })
  return (
    <>
      <ActionForm title={title} dialog={dialog} onBack={edit.onBack}>
        <p>
          <Sentence
            text={`${isolate(name)} has ${usertype ? `the type ${usertypeLabel(usertype)}` : 'no type'}.`}
          />
        </p>
        {askedFacts(admin)}
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
      {edit.question}
    </>
  )
}
