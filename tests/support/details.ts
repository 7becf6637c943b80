import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import type { Db } from '../../src/mock-api/db'
import { factsIn } from './contents'
import { findDialog } from './render-app'

/** A panel of a record's page, once it has loaded. */
export const findPanel = (name: string) => screen.findByRole('region', { name, busy: false })

/** The facts of a panel, by label. */
export const findFacts = async (name: string) => factsIn(await findPanel(name))

/** The names of the buttons of a record's actions. */
export const actionNames = () =>
  within(screen.getByRole('group', { name: 'Actions' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

/** Presses the button of an action on a record, chooses a reason if there is one, and confirms. Returns the question. */
export async function confirmAction(user: UserEvent, verb: string, noun: string, reason?: string) {
  await user.click(await screen.findByRole('button', { name: verb }))
  const dialog = await findDialog(`${verb} ${noun}`)
  const question = dialog.querySelector('p')?.textContent
  if (reason) await user.selectOptions(within(dialog).getByLabelText(/^Reason/), reason)
  await user.click(within(dialog).getByRole('button', { name: `${verb} ${noun}` }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  return question
}

/** Adds a requested payout of ₦84,500.00 for a payee. */
export function addPayout(db: Db, payeeId: string) {
  const [payout] = db.payouts.all()
  if (!payout) throw new Error('There are no payouts.')
  db.payouts.add({
    ...payout,
    id: 'pay-1',
    payoutId: 'PAY-208431',
    amount: 84_500,
    status: 'requested',
    payee: { ...payout.payee, id: payeeId },
    createdAt: '2026-03-04T09:00:00Z',
  })
}
