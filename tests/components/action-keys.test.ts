import { expect, test } from 'vitest'
import { actionKeys } from '@/components/actions/action-keys'

const keysOf = (...actions: { label: string; isPrimary?: boolean; place?: 'menu' }[]) =>
  Object.fromEntries(actionKeys(actions.map((action) => ({ name: action.label, action }))))

test('the first primary action has the key a, others their first letter where it is free', () => {
  const assign = { label: 'Assign driver', isPrimary: true }
  expect(keysOf({ label: 'Cancel' }, assign, { label: 'Refund' })).toEqual({
    Cancel: 'c',
    'Assign driver': 'a',
    Refund: 'r',
  })
  expect(keysOf({ label: 'Change driver' }, { label: 'Cancel' })).toEqual({ 'Change driver': 'c' })
})

test('no action has a key of the queue or that of the primary one, and those of the menu have none', () => {
  expect(keysOf({ label: 'Jump' }, { label: 'Keep' }, { label: 'Assign…' })).toEqual({})
  expect(keysOf({ label: 'Delete', place: 'menu' }, { label: 'Duplicate' })).toEqual({
    Duplicate: 'd',
  })
  expect(keysOf({ label: '₦ back' })).toEqual({})
})
