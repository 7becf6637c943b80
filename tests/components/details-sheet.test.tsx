import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
  useLocation,
} from '@tanstack/react-router'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { DetailsSheet } from '@/components/details/details-sheet'
import { Dialog, DialogContent } from '@/components/overlays/dialog'

const rows = ['p1', 'p2', 'p3'].map((id) => ({ id, name: `Payout ${id}` }))

/** The details of a payout, with a field and with a dialog of their own. */
function PayoutSheet({ id }: { id: string }) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <DetailsSheet
      title="Payout Details"
      heading={rows.find((row) => row.id === id)?.name}
      param="payout"
      id={id}
      rows={rows}
      getName={({ name }) => name}
      actions={
        <button type="button" onClick={() => setIsAsking(true)}>
          Approve
        </button>
      }
      onClose={() => {}}
    >
      <input aria-label="Reason" />
      {isAsking && (
        <Dialog open onOpenChange={setIsAsking}>
          <DialogContent title="Approve Payout">
            <button type="button">Confirm</button>
          </DialogContent>
        </Dialog>
      )}
    </DetailsSheet>
  )
}

function renderSheet() {
  const root = createRootRoute({
    component: function Page() {
      const { searchStr } = useLocation()
      return <PayoutSheet id={new URLSearchParams(searchStr).get('payout') ?? ''} />
    },
  })
  const history = createMemoryHistory({ initialEntries: ['/?page=3&payout=p2'] })
  render(<RouterProvider router={createRouter({ routeTree: root, history })} />)
  return { user: userEvent.setup(), history }
}

test('arrow keys show the next and previous record under its search param, except in a field or another dialog', async () => {
  const { user, history } = renderSheet()
  const dialog = await screen.findByRole('dialog', { name: 'Payout Details' })
  await waitFor(() => expect(dialog).toHaveFocus())
  expect(within(dialog).getByRole('button', { name: 'Previous payout' })).toBeEnabled()
  await user.keyboard('{ArrowRight}')
  expect(await within(dialog).findByRole('heading', { name: 'Payout p3' })).toBeVisible()
  expect(within(dialog).getByRole('button', { name: 'Next payout' })).toBeDisabled()
  expect(history.location.search).toContain('payout=p3')
  expect(history.length).toBe(1)

  await user.click(within(dialog).getByRole('textbox', { name: 'Reason' }))
  await user.keyboard('{ArrowLeft}')
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Confirm' })).toHaveFocus())
  await user.keyboard('{ArrowLeft}{Escape}')
  expect(await screen.findByRole('heading', { name: 'Payout p3' })).toBeVisible()
  await user.keyboard('{ArrowLeft}')
  expect(await screen.findByRole('heading', { name: 'Payout p2' })).toBeVisible()
})
