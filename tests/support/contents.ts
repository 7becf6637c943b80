import { screen, waitFor, within } from '@testing-library/react'
import { expect, vi } from 'vitest'

export const textsOf = (elements: readonly HTMLElement[]) =>
  elements.map((element) => element.textContent)

/** The text of each cell of a table's rows. */
export async function cellsOf(name: string) {
  const table = await screen.findByRole('table', { name, busy: false })
  const [, ...rows] = within(table).getAllByRole('row')
  return rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .filter((cell) => cell.dataset['slot'] !== 'select-cell')
      .map((cell) => cell.textContent),
  )
}

/** The headers of the table's columns, without that of the checkboxes. */
export const columnHeaders = () =>
  screen
    .getAllByRole('columnheader')
    .filter((header) => within(header).queryByRole('checkbox') === null)
    .map((header) => header.textContent)

/** The facts inside an element, by label. */
export function factsIn(container: HTMLElement) {
  const values = within(container)
    .getAllByRole('definition')
    .map((value) => value.textContent)
  return Object.fromEntries(
    within(container)
      .getAllByRole('term')
      .map((term, index) => [term.textContent, values[index]]),
  )
}

/** Replaces the download of a file. Returns a function that waits for the file, and returns its lines. */
export function captureFile() {
  let file = new Blob()
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      file = blob
      return 'blob:saved'
    },
    revokeObjectURL: () => undefined,
  })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  return async () => {
    await waitFor(() => expect(click).toHaveBeenCalledOnce())
    return (await file.text()).trim().split('\r\n')
  }
}
