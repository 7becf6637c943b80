import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  campaignFormSchema,
  campaignValuesSchema,
  promotionSchema,
} from '@/features/vouchers/campaign/campaign-schema'
import {
  bulkSchema,
  createPayload,
  createVoucherSchema,
  duplicateValues,
  editPayload,
  editVoucherSchema,
  newVoucherValues,
  voucherFormSchema,
  voucherValues,
  voucherValuesSchema,
} from '@/features/vouchers/form/voucher-form-schema'

/** What is wrong, by the field; nothing where the schema takes it. */
function problems(schema: v.GenericSchema, input: unknown) {
  const { issues } = v.safeParse(schema, input)
  return Object.fromEntries((issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]))
}

const discount = {
  title: 'Suya Sunday',
  type: 'voucher' as const,
  amount: '1500.50',
  code: 'SUYA',
  user: 'bola@example.com',
  expiryDate: '2027-03-01',
  claimable: false,
  multiple: true,
}

const NO_AMOUNT = 'Enter an amount above 0 with at most 2 decimals'

describe('the form of a voucher', () => {
  test('is read without the spaces around what was typed', () => {
    const typed = { title: ' Suya Sunday ', amount: ' 1500.50 ', code: ' SUYA ' }
    expect(
      v.parse(voucherFormSchema, { ...discount, ...typed, user: ' bola@example.com ' }),
    ).toEqual(discount)
  })

  test('may be blank but for its title and its type', () => {
    const blank = { ...newVoucherValues(), title: 'Suya Sunday', type: 'invalid' }
    expect(problems(voucherFormSchema, blank)).toEqual({})
  })

  test.each([
    ['title', ' ', 'Title is required'],
    ['type', '', 'Type is required'],
    ['user', 'bola', 'Enter an email address, such as name@example.com'],
    ['expiryDate', '2027-03', 'Enter a complete date: day, month and year'],
    ['claimable', 'yes', 'Choose Yes or No'],
    ['multiple', null, 'Choose Yes or No'],
  ])('says what is wrong with the %s %j', (name, value, message) => {
    expect(problems(voucherFormSchema, { ...discount, [name]: value })).toEqual({ [name]: message })
  })

  test.each([
    ['voucher', '1500', undefined],
    ['voucher', '1500.5', undefined],
    ['voucher', '1500.50', undefined],
    ['voucher', '0.01', undefined],
    ['voucher', '', 'Amount is required'],
    ['voucher', '1500.505', NO_AMOUNT],
    ['voucher', '1500.', NO_AMOUNT],
    ['voucher', 'x1500', NO_AMOUNT],
    ['voucher', '1500x', NO_AMOUNT],
    ['voucher', '0', NO_AMOUNT],
    ['voucher', '0.00', NO_AMOUNT],
    ['voucher', '1.999', NO_AMOUNT],
    ['voucher', '1,50,0', NO_AMOUNT],
    ['voucher', '15,00', NO_AMOUNT],
    ['voucher', '1.500,50', NO_AMOUNT],
    ['voucher', '1500 2500', NO_AMOUNT],
    ['voucher', '-5', NO_AMOUNT],
    ['voucher', '1e3', NO_AMOUNT],
    ['invalid', '', undefined],
    ['invalid', 'much', NO_AMOUNT],
    ['invalid', '0.00', NO_AMOUNT],
    ['free_delivery', '', undefined],
    ['free_delivery', 'much', undefined],
  ])('of the type %s with the amount %j says %j', (type, amount, message) => {
    const expected = message === undefined ? {} : { amount: message }
    expect(problems(voucherFormSchema, { ...discount, type, amount })).toEqual(expected)
  })

  test('does not judge an amount by a type that is unknown, nor one that is no text', () => {
    expect(problems(voucherFormSchema, { ...discount, type: '', amount: 'much' })).toEqual({
      type: 'Type is required',
    })
    expect(v.safeParse(voucherFormSchema, { ...discount, amount: -5 }).issues).toHaveLength(1)
  })

  test('says what is wrong with the amount beside what is wrong elsewhere', () => {
    expect(problems(voucherFormSchema, { ...discount, title: '', amount: '' })).toEqual({
      title: 'Title is required',
      amount: 'Amount is required',
    })
  })
})

describe('what a form begins with', () => {
  const blank = {
    title: '',
    type: '',
    amount: '',
    code: '',
    user: '',
    expiryDate: '',
    claimable: true,
    multiple: false,
  }
  const none = {
    id: 'v1',
    title: null,
    type: null,
    amount: null,
    code: null,
    user: null,
    expiryDate: null,
    claimable: null,
    multiple: null,
    status: null,
    createdAt: null,
  }

  test('is blank for a new voucher, but for the user who is given', () => {
    expect(newVoucherValues()).toEqual(blank)
    expect(newVoucherValues('bola@example.com')).toEqual({ ...blank, user: 'bola@example.com' })
  })

  test('is what the voucher has; what it lacks is blank', () => {
    expect(voucherValues({ ...none, ...discount, amount: 1500.5 })).toEqual({
      ...discount,
      amount: '1,500.50',
    })
    expect(voucherValues({ ...none, amount: 0 }).amount).toBe('0')
    expect(voucherValues(none)).toEqual(blank)
    expect(voucherValues({ ...none, type: 'gift' })).toEqual(blank)
  })

  test('a duplicate starts without the code, the user and the type Invalid', () => {
    const copy = { ...none, ...discount, amount: 1500.5 }
    const expected = { ...discount, amount: '1,500.50', code: '', user: '' }
    expect(duplicateValues(copy)).toEqual(expected)
    expect(duplicateValues({ ...copy, type: 'invalid' })).toEqual({ ...expected, type: '' })
  })

  test('is kept while it is filled in, but for a part of a date', () => {
    expect(v.parse(voucherValuesSchema, blank)).toEqual(blank)
    expect(v.parse(voucherValuesSchema, discount)).toEqual(discount)
    const partly = { ...discount, expiryDate: '2027-03' }
    expect(v.parse(voucherValuesSchema, partly)).toEqual({ ...discount, expiryDate: '' })
    expect(v.is(voucherValuesSchema, { ...blank, type: 'gift' })).toBe(false)
  })
})

describe('a payload', () => {
  const { multiple, ...edited } = discount
  const sparse = { ...discount, amount: '', code: '', user: '', expiryDate: '' }

  test('for a new voucher leaves out what is blank', () => {
    expect(createPayload(discount)).toEqual(discount)
    expect(createPayload(sparse)).toEqual({
      title: 'Suya Sunday',
      type: 'voucher',
      claimable: false,
      multiple,
    })
  })

  test('for an edited one has what is blank as ""', () => {
    expect(editPayload(discount)).toEqual(edited)
    expect(editPayload(sparse)).toEqual({
      ...edited,
      amount: '',
      code: '',
      user: '',
      expiryDate: '',
    })
  })

  test('has no amount of free delivery', () => {
    const free = { ...discount, type: 'free_delivery' as const }
    expect(createPayload(free)).not.toHaveProperty('amount')
    expect(editPayload(free).amount).toBe('')
  })

  test('is read as the form is, with what it may leave out', () => {
    const free = { ...sparse, type: 'free_delivery' as const }
    expect(v.parse(createVoucherSchema, createPayload(discount))).toEqual(discount)
    expect(v.parse(createVoucherSchema, createPayload(free))).toEqual(free)
    expect(v.parse(editVoucherSchema, editPayload(discount))).toEqual({
      ...edited,
      multiple: false,
    })
    expect(problems(createVoucherSchema, { ...discount, title: '' })).toEqual({
      title: 'Title is required',
    })
  })

  test('of a bulk action names at least one voucher', () => {
    for (const type of ['expire', 'delete']) {
      expect(v.is(bulkSchema, { type, vouchers: ['v1'] })).toBe(true)
    }
    expect(problems(bulkSchema, { type: '', vouchers: [] })).toEqual({
      type: 'Unknown bulk action',
      vouchers: 'No vouchers selected',
    })
    expect(problems(bulkSchema, { type: 'expire', vouchers: 'v1' })).toEqual({
      vouchers: 'No vouchers selected',
    })
  })

  test('of a campaign has a name and at least one person', () => {
    const users = [{ email: ' bola@example.com', name: '' }]
    expect(v.parse(promotionSchema, { name: ' Detty ', users })).toEqual({
      name: 'Detty',
      users: [{ email: 'bola@example.com', name: '' }],
    })
    expect(problems(promotionSchema, { name: 7, users: [] })).toEqual({
      name: 'Enter campaign name',
      users: 'A campaign needs at least one person',
    })
    expect(problems(promotionSchema, { name: ' ', users })).toEqual({ name: 'Enter campaign name' })
    expect(v.is(promotionSchema, { name: 'Detty', users: [{ email: 'bola' }] })).toBe(false)
  })
})

describe('the form of a campaign', () => {
  test.each([
    ['people.csv', true],
    ['People.CSV', true],
    ['people.csv.exe', false],
    ['people.csv ', false],
    ['people.xlsx', false],
    ['csv', false],
  ])('takes the file %s: %s', (name, isTaken) => {
    const input = { name: ' Detty ', file: new File([''], name) }
    const expected = isTaken ? {} : { file: 'Upload a valid CSV file' }
    expect(problems(campaignFormSchema, input)).toEqual(expected)
  })

  test('needs a name and a file', () => {
    expect(problems(campaignFormSchema, { name: '', file: null })).toEqual({
      name: 'Enter campaign name',
      file: 'Upload a valid CSV file',
    })
  })

  test('is kept while it is filled in; a file only as such', () => {
    const file = new File([''], 'people.csv')
    expect(v.parse(campaignValuesSchema, { name: '', file })).toEqual({ name: '', file })
    expect(v.parse(campaignValuesSchema, { name: 'Detty', file: {} })).toEqual({
      name: 'Detty',
      file: null,
    })
    expect(v.is(campaignValuesSchema, {})).toBe(false)
  })
})
