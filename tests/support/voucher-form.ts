import { within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { fill } from './render-app'

/** The voucher form in a dialog. Fields are found by their labels. */
export function voucherForm(user: UserEvent, dialog: HTMLElement) {
  const field = (label: string) => within(dialog).getByLabelText(label)
  return {
    dialog,
    field,
    optionsOf: (label: string) =>
      within(field(label))
        .getAllByRole('option')
        .map((option) => option.textContent),
    /** Selects options and replaces texts. */
    fillIn: async (values: Record<string, string>) => {
      for (const [label, value] of Object.entries(values)) {
        const control = field(label)
        if (control instanceof HTMLSelectElement) {
          await user.selectOptions(control, value)
        } else {
          if (control instanceof HTMLInputElement && control.value !== '') await user.clear(control)
          if (value !== '') await fill(user, control, value)
        }
      }
    },
    press: (name: string) => user.click(within(dialog).getByRole('button', { name })),
    expectError: (label: string, message: string) => {
      expect(field(label)).toBeInvalid()
      expect(field(label)).toHaveAccessibleDescription(message)
    },
  }
}
