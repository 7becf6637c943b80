import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  createPayload,
  createVoucherSchema,
  editPayload,
  editVoucherSchema,
  voucherDraftSchema,
  voucherFormSchema,
  voucherValues,
} from '@/features/vouchers/form/voucher-form-schema'
import { voucherSchema } from '@/features/vouchers/schema'
import { readConfig } from '@/lib/env'
import { hostileBody, hostileObject, hostileVoucher, nearly } from './generators'
import { forEach, hostileText } from './malformed-texts'

const RUNS = 1500

/** What the network, or the browser's storage, makes of it. */
const received = (body: unknown): unknown => JSON.parse(JSON.stringify(body) ?? 'null')

const name = fc.constantFrom('Jollof Friday', 'Suya')
const flag = fc.boolean()

/** What a stored draft says that somebody typed into the form of a voucher. */
const hostileValues = hostileObject({
  title: nearly(name),
  type: nearly(fc.constantFrom('', 'voucher', 'free_delivery', 'invalid')),
  amount: nearly(fc.constantFrom('', '1500', '1500.50', '0', '-1', '1e3')),
  code: nearly(fc.constantFrom('', 'JOLLOF26')),
  user: nearly(fc.constantFrom('', ' ada@example.com ', 'ada@')),
  expiryDate: nearly(fc.constantFrom('', '2027-03-01', '2027-02-31', 'incomplete')),
  claimable: nearly(flag),
  multiple: nearly(flag),
})

/** The same as the form accepts it, with any title and any code. */
const acceptedValues = fc.record({
  title: hostileText.filter((title) => title.trim() !== ''),
  type: fc.constantFrom('voucher', 'free_delivery', 'invalid'),
  amount: fc.oneof(
    fc.constantFrom('0.01', ' 1500 ', '007', '9'.repeat(30), '₦1,500.50', 'NGN 1 500', '1,500'),
    fc.integer({ min: 1 }).map(String),
  ),
  code: hostileText,
  user: fc.oneof(
    fc.constantFrom('', '  ', ' Ada@example.com '),
    fc.nat().map((number) => `ada.${number}+x@mail-1.example.com`),
  ),
  expiryDate: fc.constantFrom('', '2027-03-01', '2028-02-29', '0001-01-01', '9999-12-31'),
  claimable: flag,
  multiple: flag,
})

describe('whatever the browser has stored or the build was given', () => {
  test('a malformed draft is ignored, and a valid one can be saved again unchanged', () => {
    const values = fc.oneof(hostileValues, hostileBody)
    const draft = fc.record({ start: values, values, wasSaving: fc.oneof(flag, hostileBody) })
    forEach(draft, RUNS, (content) => {
      const parsed = v.safeParse(voucherDraftSchema, content)
      if (!parsed.success) return
      expect(v.parse(voucherDraftSchema, received(parsed.output))).toEqual(parsed.output)
    })
  })

  test('the configuration is two base addresses, or says what is wrong', () => {
    const address = fc.oneof(
      hostileText,
      hostileBody,
      fc.webUrl({ withQueryParameters: true }),
      fc.constantFrom(
        '/api',
        '//evil.example',
        '/\\evil.example',
        'https:x',
        'https://u:p@a.example',
      ),
    )
    forEach(fc.record({ VITE_API_URL: address, VITE_IMAGE_API_URL: address }), RUNS, (env) => {
      const { config, problems } = readConfig(v.parse(v.looseObject({}), env))
      for (const base of [config.apiUrl, config.imageApiUrl]) {
        const url = new URL(`${base}/crm/voucher`, 'https://admin.example.com')
        expect(url.pathname).toMatch(/\/crm\/voucher$/)
        expect(url.protocol).toMatch(/^https?:$/)
        expect(/^https?:/i.test(base) || url.host === 'admin.example.com').toBe(true)
      }
      for (const problem of problems) expect(problem).toMatch(/^VITE_(IMAGE_)?API_URL .+\.$/)
    })
  })
})

describe('whatever stands in the form of a voucher', () => {
  test('what is sent for a new one has no blank key, and comes back as it was', () => {
    forEach(acceptedValues, RUNS, (values) => {
      const input = v.parse(voucherFormSchema, values)
      const payload = createPayload(input)
      expect(Object.values(payload)).not.toContain('')
      const amount = input.type === 'free_delivery' ? '' : input.amount
      expect(v.parse(createVoucherSchema, received(payload))).toEqual({ ...input, amount })
    })
  })

  test('what is sent for an edited one has its seven keys, and comes back as it was', () => {
    forEach(acceptedValues, RUNS, (values) => {
      const payload = editPayload(v.parse(voucherFormSchema, values))
      expect(Object.keys(payload).join()).toBe('title,type,amount,code,user,expiryDate,claimable')
      expect(v.parse(editVoucherSchema, received(payload))).toEqual({ ...payload, multiple: false })
    })
  })

  test('it is accepted, or refused with a sentence at each wrong field', () => {
    forEach(hostileValues, RUNS, (values) => {
      const { issues } = v.safeParse(voucherFormSchema, values)
      for (const { message, path } of issues ?? [])
        expect([message, path]).toEqual([expect.stringMatching(/[a-z]/), expect.anything()])
    })
  })

  test('opened from a list and saved untouched, it changes nothing', () => {
    forEach(hostileVoucher, RUNS, (row) => {
      const voucher = v.safeParse(voucherSchema, received(row))
      const values = voucher.success && voucherValues(voucher.output)
      const parsed = v.safeParse(voucherFormSchema, values)
      if (!voucher.success || !parsed.success) return
      const { amount, expiryDate, claimable } = editPayload(parsed.output)
      const before = voucher.output
      expect(expiryDate).toBe(before.expiryDate ?? '')
      expect(claimable).toBe(before.claimable ?? true)
      const given = before.type === 'free_delivery' ? null : before.amount
      expect(amount && Number(amount)).toBe(given ?? '')
    })
  })
})
