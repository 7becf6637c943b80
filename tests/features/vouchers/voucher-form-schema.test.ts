import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  campaignFormSchema,
  campaignValuesSchema,
} from '@/features/vouchers/campaign/read-campaign'
import {
  createBody,
  duplicateValues,
  editBody,
  newVoucherValues,
  voucherValues,
  voucherValuesSchema,
} from '@/features/vouchers/form/voucher-values'
import {
  bulkSchema,
  promotionSchema,
  voucherFormSchema,
  voucherResource,
} from '@/features/vouchers/resource'

/** The error messages by field. Empty if the input is valid. */
function errorsOf(schema: v.GenericSchema, input: unknown) {
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

const WRONG_AMOUNT = 'Enter an amount above 0 with at most 2 decimals'

describe('voucherFormSchema', () => {
  test('the voucher form trims its texts', () => {
    const typed = { title: ' Suya Sunday ', amount: ' 1500.50 ', code: ' SUYA ' }
    expect(
      v.parse(voucherFormSchema, { ...discount, ...typed, user: ' bola@example.com ' }),
    ).toEqual(discount)
  })

  test('the voucher form requires only the title and the type', () => {
    const blank = { ...newVoucherValues(), title: 'Suya Sunday', type: 'invalid' }
    expect(errorsOf(voucherFormSchema, blank)).toEqual({})
  })

  test.each([
    ['title', ' ', 'Title is required'],
    ['type', '', 'Type is required'],
    ['user', 'bola', 'Enter an email address, such as name@example.com'],
    ['expiryDate', '2027-03', 'Enter a complete date: day, month and year'],
    ['claimable', 'yes', 'Choose Yes or No'],
    ['multiple', null, 'Choose Yes or No'],
  ])('the voucher form with the %s %j has the error "%s"', (name, value, message) => {
    expect(errorsOf(voucherFormSchema, { ...discount, [name]: value })).toEqual({ [name]: message })
  })

  test.each([
    ['voucher', '1500', undefined],
    ['voucher', '1500.5', undefined],
    ['voucher', '1500.50', undefined],
    ['voucher', '0.01', undefined],
    ['voucher', '', 'Amount is required'],
    ['voucher', '1500.505', WRONG_AMOUNT],
    ['voucher', '1500.', WRONG_AMOUNT],
    ['voucher', 'x1500', WRONG_AMOUNT],
    ['voucher', '1500x', WRONG_AMOUNT],
    ['voucher', '0', WRONG_AMOUNT],
    ['voucher', '0.00', WRONG_AMOUNT],
    ['voucher', '1.999', WRONG_AMOUNT],
    ['voucher', '1,50,0', WRONG_AMOUNT],
    ['voucher', '15,00', WRONG_AMOUNT],
    ['voucher', '1.500,50', WRONG_AMOUNT],
    ['voucher', '1500 2500', WRONG_AMOUNT],
    ['voucher', '-5', WRONG_AMOUNT],
    ['voucher', '1e3', WRONG_AMOUNT],
    ['invalid', '', undefined],
    ['invalid', 'much', WRONG_AMOUNT],
    ['invalid', '0.00', WRONG_AMOUNT],
    ['free_delivery', '', undefined],
    ['free_delivery', 'much', undefined],
  ])('the voucher type %s with the amount %j has the error %j', (type, amount, message) => {
    const expected = message === undefined ? {} : { amount: message }
    expect(errorsOf(voucherFormSchema, { ...discount, type, amount })).toEqual(expected)
  })

  test('the amount is not checked for an unknown type, and must be a text', () => {
    expect(errorsOf(voucherFormSchema, { ...discount, type: '', amount: 'much' })).toEqual({
      type: 'Type is required',
    })
    expect(v.safeParse(voucherFormSchema, { ...discount, amount: -5 }).issues).toHaveLength(1)
  })

  test('the error of the amount is reported together with other errors', () => {
    expect(errorsOf(voucherFormSchema, { ...discount, title: '', amount: '' })).toEqual({
      title: 'Title is required',
      amount: 'Amount is required',
    })
  })
})

describe('the initial values of the voucher form', () => {
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
  const none = v.parse(voucherResource.record, { id: 'v1' })

  test('a new voucher starts blank, except for a given user', () => {
    expect(newVoucherValues()).toEqual(blank)
    expect(newVoucherValues('bola@example.com')).toEqual({ ...blank, user: 'bola@example.com' })
  })

  test('an edit starts with the values of the voucher, and blank where they are missing', () => {
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

  test('a draft keeps every value except an incomplete date', () => {
    expect(v.parse(voucherValuesSchema, blank)).toEqual(blank)
    expect(v.parse(voucherValuesSchema, discount)).toEqual(discount)
    const incomplete = { ...discount, expiryDate: '2027-03' }
    expect(v.parse(voucherValuesSchema, incomplete)).toEqual({ ...discount, expiryDate: '' })
    expect(v.is(voucherValuesSchema, { ...blank, type: 'gift' })).toBe(false)
  })
})

describe('payloads', () => {
  const { multiple, ...edited } = discount
  const sparse = { ...discount, amount: '', code: '', user: '', expiryDate: '' }

  test('the payload of a new voucher omits blank values', () => {
    expect(createBody(discount)).toEqual(discount)
    expect(createBody(sparse)).toEqual({
      title: 'Suya Sunday',
      type: 'voucher',
      claimable: false,
      multiple,
    })
  })

  test('the payload of an edit sends blank values as ""', () => {
    expect(editBody(discount)).toEqual(edited)
    expect(editBody(sparse)).toEqual({
      ...edited,
      amount: '',
      code: '',
      user: '',
      expiryDate: '',
    })
  })

  test('payloads of a free delivery have no amount', () => {
    const free = { ...discount, type: 'free_delivery' as const }
    expect(createBody(free)).not.toHaveProperty('amount')
    expect(editBody(free).amount).toBe('')
  })

  test('the API validates payloads as the form does, with omitted values as blank', () => {
    const free = { ...sparse, type: 'free_delivery' as const }
    expect(v.parse(voucherResource.create, createBody(discount))).toEqual(discount)
    expect(v.parse(voucherResource.create, createBody(free))).toEqual(free)
    expect(v.parse(voucherResource.change, editBody(discount))).toEqual({
      ...edited,
      multiple: false,
    })
    expect(errorsOf(voucherResource.create, { ...discount, title: '' })).toEqual({
      title: 'Title is required',
    })
  })

  test('the payload of a bulk action needs at least one voucher', () => {
    for (const type of ['expire', 'delete']) {
      expect(v.is(bulkSchema, { type, vouchers: ['v1'] })).toBe(true)
    }
    expect(errorsOf(bulkSchema, { type: '', vouchers: [] })).toEqual({
      type: 'Unknown bulk action',
      vouchers: 'No vouchers selected',
    })
    expect(errorsOf(bulkSchema, { type: 'expire', vouchers: 'v1' })).toEqual({
      vouchers: 'No vouchers selected',
    })
  })

  test('the payload of a campaign needs a name and at least one recipient', () => {
    const users = [{ email: ' bola@example.com', name: '' }]
    expect(v.parse(promotionSchema, { name: ' Detty ', users })).toEqual({
      name: 'Detty',
      users: [{ email: 'bola@example.com', name: '' }],
    })
    expect(errorsOf(promotionSchema, { name: 7, users: [] })).toEqual({
      name: 'Enter campaign name',
      users: 'A campaign needs at least one person',
    })
    expect(errorsOf(promotionSchema, { name: ' ', users })).toEqual({ name: 'Enter campaign name' })
    expect(v.is(promotionSchema, { name: 'Detty', users: [{ email: 'bola' }] })).toBe(false)
  })
})

describe('campaignFormSchema', () => {
  test.each([
    ['people.csv', true],
    ['People.CSV', true],
    ['people.csv.exe', false],
    ['people.csv ', false],
    ['people.xlsx', false],
    ['csv', false],
  ])('the campaign form accepts the file %j: %s', (name, isAccepted) => {
    const input = { name: ' Detty ', file: new File([''], name) }
    const expected = isAccepted ? {} : { file: 'Upload a valid CSV file' }
    expect(errorsOf(campaignFormSchema, input)).toEqual(expected)
  })

  test('the campaign form needs a name and a file', () => {
    expect(errorsOf(campaignFormSchema, { name: '', file: null })).toEqual({
      name: 'Enter campaign name',
      file: 'Upload a valid CSV file',
    })
  })

  test('a draft of the campaign form keeps the name and drops a file that is not a File', () => {
    const file = new File([''], 'people.csv')
    expect(v.parse(campaignValuesSchema, { name: '', file })).toEqual({ name: '', file })
    expect(v.parse(campaignValuesSchema, { name: 'Detty', file: {} })).toEqual({
      name: 'Detty',
      file: null,
    })
    expect(v.is(campaignValuesSchema, {})).toBe(false)
  })
})
