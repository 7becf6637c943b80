import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { draftSchemaOf } from '@/components/form/use-action-form'
import {
  createBody,
  editBody,
  voucherValues,
  voucherValuesSchema,
} from '@/features/vouchers/form/voucher-values'
import { voucherFormSchema, voucherResource } from '@/features/vouchers/resource'
import { readConfig } from '@/lib/env'
import { isVisible } from '@/lib/visible-text'
import { hostileBody, hostileObject, hostileVoucher, mostlyValid } from './generators'
import { forEach, hostileText } from './malformed-texts'

const RUNS = 600

/** A body after it was sent or stored as JSON. */
const received = (body: unknown): unknown => JSON.parse(JSON.stringify(body) ?? 'null')

const name = fc.constantFrom('Jollof Friday', 'Suya')
const flag = fc.boolean()

/** Malformed values of the voucher form, as in a stored draft. */
const hostileValues = hostileObject({
  title: mostlyValid(name),
  type: mostlyValid(fc.constantFrom('', 'voucher', 'free_delivery', 'invalid')),
  amount: mostlyValid(fc.constantFrom('', '1500', '1500.50', '0', '-1', '1e3')),
  code: mostlyValid(fc.constantFrom('', 'JOLLOF26')),
  user: mostlyValid(fc.constantFrom('', ' ada@example.com ', 'ada@')),
  expiryDate: mostlyValid(fc.constantFrom('', '2027-03-01', '2027-02-31', 'incomplete')),
  claimable: mostlyValid(flag),
  multiple: mostlyValid(flag),
})

/** Valid values of the voucher form, with any title and code. */
const acceptedValues = fc.record({
  title: hostileText.filter(isVisible),
  type: fc.constantFrom('voucher', 'free_delivery', 'invalid'),
  amount: fc.oneof(
    fc.constantFrom('0.01', ' 1500 ', '007', '999999999999.99', '₦1,500.50', 'NGN 1 500', '1,500'),
    fc.integer({ min: 1 }).map(String),
  ),
  code: hostileText,
  user: fc.oneof(
    fc.constantFrom('', '  ', ' Ada@example.com '),
    fc.nat().map((number) => `ada.${number}+x@mail-1.example.com`),
  ),
  expiryDate: fc.constantFrom('', '2027-03-01', '2028-02-29', '2000-01-01', '2100-12-31'),
  claimable: flag,
  multiple: flag,
})

test('a create request has no blank value, and is parsed to the values of the form', () => {
  forEach(acceptedValues, RUNS, (values) => {
    const input = v.parse(voucherFormSchema, values)
    const payload = createBody(input)
    expect(Object.values(payload)).not.toContain('')
    const amount = input.type === 'free_delivery' ? '' : input.amount
    expect(v.parse(voucherResource.create, received(payload))).toEqual({ ...input, amount })
  })
})

test('an edit request has seven keys, and is parsed to the values of the form', () => {
  forEach(acceptedValues, RUNS, (values) => {
    const payload = editBody(v.parse(voucherFormSchema, values))
    expect(Object.keys(payload).join()).toBe('title,type,amount,code,user,expiryDate,claimable')
    expect(v.parse(voucherResource.change, received(payload))).toEqual({
      ...payload,
      multiple: false,
    })
  })
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('a malformed draft is ignored, and a valid one is the same after it is stored again', () => {
    const values = fc.oneof(hostileValues, hostileBody)
    const draft = fc.record({ start: values, values, wasSaving: fc.oneof(flag, hostileBody) })
    const draftSchema = draftSchemaOf(voucherValuesSchema)
    forEach(draft, RUNS, (content) => {
      const parsed = v.safeParse(draftSchema, content)
      if (!parsed.success) return
      expect(v.parse(draftSchema, received(parsed.output))).toEqual(parsed.output)
    })
  })

  test('a malformed configuration has two usable base URLs, and names the invalid variables', () => {
    const url = fc.oneof(
      hostileText,
      hostileBody,
      fc.constantFrom(
        '/api',
        '//evil.example',
        '/\\evil.example',
        'https:x',
        'https://a.example/b?c=d',
        'http://[::1]:8080/api/',
        'https://u:p@a.example',
      ),
    )
    forEach(fc.record({ VITE_API_URL: url, VITE_IMAGE_API_URL: url }), RUNS, (env) => {
      const { config, problems } = readConfig(v.parse(v.looseObject({}), env))
      for (const base of [config.apiUrl, config.imageApiUrl]) {
        const request = new URL(`${base}/crm/voucher`, 'https://admin.example.com')
        expect(request.pathname).toMatch(/\/crm\/voucher$/)
        expect(request.protocol).toMatch(/^https?:$/)
        expect(/^https?:/i.test(base) || request.host === 'admin.example.com').toBe(true)
      }
      for (const problem of problems) expect(problem).toMatch(/^VITE_(IMAGE_)?API_URL .+\.$/)
    })
  })

  test('invalid values of the form have a message for each field', () => {
    forEach(hostileValues, RUNS, (values) => {
      const { issues } = v.safeParse(voucherFormSchema, values)
      for (const { message, path } of issues ?? [])
        expect([message, path]).toEqual([expect.stringMatching(/[a-z]/), expect.anything()])
    })
  })

  test('an edit form that is saved unchanged changes nothing', () => {
    forEach(hostileVoucher, RUNS, (row) => {
      const voucher = v.safeParse(voucherResource.record, received(row))
      const values = voucher.success && voucherValues(voucher.output)
      const parsed = v.safeParse(voucherFormSchema, values)
      if (!voucher.success || !parsed.success) return
      const { amount, expiryDate, claimable } = editBody(parsed.output)
      const before = voucher.output
      expect(expiryDate).toBe(before.expiryDate ?? '')
      expect(claimable).toBe(before.claimable ?? true)
      const amountBefore = before.type === 'free_delivery' ? null : before.amount
      expect(amount && Number(amount)).toBe(amountBefore ?? '')
    })
  })
})
