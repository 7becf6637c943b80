import { expect, test } from 'vitest'
import { beginUndo, rememberChange } from '@/memory/changes'

const wayBackOf = (id: string) => ({
  success: id,
  send: () => Promise.resolve({ isPartial: false, detail: '' }),
  isDone: () => Promise.resolve(true),
})

test('each of 1,000 changes of a bulk action can be undone', () => {
  const path = '/crm/menu/{id}'
  const wayBacks = Array.from({ length: 1000 }, (_, index) => wayBackOf(`m-${index}`))
  for (const wayBack of wayBacks) {
    rememberChange({ title: 'Dish hidden', detail: '', path, id: wayBack.success, wayBack })
  }
  const refused = wayBacks.toReversed().filter((wayBack) => {
    if (!beginUndo(wayBack)) return true
    rememberChange({ title: 'Dish shown', detail: '', path, id: wayBack.success, undoes: wayBack })
    return false
  })
  expect(refused).toEqual([])
})
