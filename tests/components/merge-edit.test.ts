import { expect, test } from 'vitest'
import { mergeEdit, pickFields, type EditStates, type Together } from '@/components/form/merge-edit'

const base = {
  title: 'Suya Sunday',
  type: 'voucher',
  amount: '1500',
  code: 'SUYA',
  user: '',
  expiryDate: '2027-03-01',
  claimable: true,
}
type Edit = typeof base

const together: Together<Edit> = {
  keys: ['type', 'amount'],
  isPossible: ({ type, amount }) => (type === 'free_delivery') === (amount === ''),
}
const merge = (states: Omit<EditStates<Edit>, 'base'>) => mergeEdit({ base, ...states }, together)

test('mergeEdit keeps the values of the form if nobody else has saved anything', () => {
  const mine = { ...base, title: 'Amala' }
  expect(merge({ mine, latest: base })).toEqual({
    merged: mine,
    changed: ['title'],
    conflicts: [],
  })
})

test('mergeEdit takes newer values of fields that the form has not changed, and sends none of them', () => {
  const mine = { ...base, title: 'Amala' }
  const latest = { ...base, code: 'NEW', claimable: false, expiryDate: '' }
  expect(merge({ mine, latest })).toEqual({
    merged: { ...latest, title: 'Amala' },
    changed: ['title'],
    conflicts: [],
  })
})

test('mergeEdit finds nothing to send if the form has changed nothing', () => {
  const latest = { ...base, code: 'NEW', title: 'Egusi' }
  expect(merge({ mine: base, latest })).toEqual({ merged: latest, changed: [], conflicts: [] })
})

test('mergeEdit reports fields that both have changed, and keeps the value of the form', () => {
  const mine = { ...base, title: 'Amala', user: 'a@example.com' }
  const latest = { ...base, title: 'Egusi', user: 'b@example.com', code: 'NEW' }
  expect(merge({ mine, latest })).toEqual({
    merged: { ...mine, code: 'NEW' },
    changed: ['title', 'user'],
    conflicts: ['title', 'user'],
  })
})

test('mergeEdit reports no conflict if both have set the same value, and does not send it again', () => {
  const both = { ...base, title: 'Amala' }
  expect(merge({ mine: both, latest: both })).toEqual({ merged: both, changed: [], conflicts: [] })
})

test('mergeEdit sends a value that somebody else has changed and changed back', () => {
  const mine = { ...base, title: 'Amala' }
  expect(merge({ mine, latest: base }).changed).toEqual(['title'])
})

test('mergeEdit combines fields of a group that others have saved, if the result is possible', () => {
  const mine = { ...base, amount: '2000' }
  const latest = { ...base, type: 'invalid' }
  expect(merge({ mine, latest })).toEqual({
    merged: { ...base, amount: '2000', type: 'invalid' },
    changed: ['amount'],
    conflicts: [],
  })
})

test('mergeEdit never combines a field with one of its group if the result is not possible', () => {
  const free = { ...base, type: 'free_delivery', amount: '' }
  const increased = { ...base, amount: '2000' }
  expect(merge({ mine: increased, latest: free })).toEqual({
    merged: increased,
    changed: ['type', 'amount'],
    conflicts: ['type', 'amount'],
  })
  expect(merge({ mine: free, latest: increased })).toEqual({
    merged: free,
    changed: ['type', 'amount'],
    conflicts: ['amount'],
  })
  expect(mergeEdit({ base: free, mine: free, latest: increased }, together)).toEqual({
    merged: increased,
    changed: [],
    conflicts: [],
  })
  expect(merge({ mine: increased, latest: base }).changed).toEqual(['amount'])
})

test('pickFields takes the fields with these keys, also those without a value', () => {
  expect(pickFields({ a: 1, b: null, c: '' }, ['b', 'c'])).toEqual({ b: null, c: '' })
})
