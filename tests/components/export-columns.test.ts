import Papa from 'papaparse'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { exportColumns } from '@/domain/export-columns'
import { exportLines } from '@/domain/export-file'
import type { Fields } from '@/domain/field'
import { adminFields } from '@/features/admins/fields'
import { adminResource } from '@/features/admins/resource'
import { ticketFields } from '@/features/tickets/fields'
import { ticketResource } from '@/features/tickets/resource'
import { userFields } from '@/features/users/fields'
import { userResource } from '@/features/users/resource'

/** The cells of the only line, by header. */
function cellsOf<TRow>(fields: Fields<TRow>, row: TRow) {
  const columns = exportColumns(fields)
  const [cells = []] = Papa.parse<string[]>(exportLines(columns, [row])).data
  return Object.fromEntries(columns.map(({ header }, index) => [header, cells[index]]))
}

const sent = { id: 'r1', email: 'bola@example.com', ticketId: 'TCK-1' }

test('a name that is missing is empty in the file, though the list shows the email', () => {
  const missing = { Name: '', Email: 'bola@example.com' }
  expect(cellsOf(userFields, v.parse(userResource.record, sent))).toMatchObject(missing)
  expect(cellsOf(adminFields, v.parse(adminResource.record, sent))).toMatchObject(missing)
})

test('a subject that is missing is empty in the file, though the list shows the number', () => {
  expect(cellsOf(ticketFields, v.parse(ticketResource.record, sent))).toMatchObject({
    Ticket: 'TCK-1',
    Subject: '',
  })
})

test('a name is whole in the file, though the list cuts it', () => {
  const name = 'Adé '.repeat(200).trim()
  expect(cellsOf(userFields, v.parse(userResource.record, { ...sent, name })).Name).toBe(name)
})
