import { expect, test } from 'vitest'
import { isInAnotherName } from '@/domain/account-name'

const payee = (name: string | null) => ({ id: 'p', name, image: null, type: null })
const account = (accountName: string | null) => ({
  bankName: null,
  accountName,
  accountNumber: null,
})

test.each([
  ['Buka Republic Ltd', 'BUKA REPUBLIC LTD', false],
  ['Buka Republic Ltd', 'Republic Foods', false],
  ['Adébáyọ̀ Ojo', 'ADEBAYO STORES', false],
  ['Musa Ojo', 'OJO, MUSA', false],
  ['Kilishi Kings Ltd', 'GODSWILL UMEH', true],
  // Nearly every company has these words.
  ['Kilishi Kings Ltd', 'Swift Okada Nig. Ltd', true],
  ['Kilishi Kings and Co', 'Bola and Sons', true],
  ['Bo', 'Bob', true],
  ['Chidi Okeke', 'GLOBAL VENTURES LTD', true],
  ['Global Ventures', 'GLOBAL VENTURES LTD', false],
  ['The Company', 'Chidi Okeke', true],
])('the account of %j in the name of %j is in another name: %j', (name, holder, expected) => {
  expect(isInAnotherName({ payee: payee(name), account: account(holder) })).toBe(expected)
})

test.each([
  [payee('Buka'), null],
  [payee('Buka'), account(null)],
  [payee(null), account('Buka')],
  [null, account('Buka')],
])('without both names nothing is said: %j, %j', (known, given) => {
  expect(isInAnotherName({ payee: known, account: given })).toBe(false)
})
