import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { voucherSearch } from '@/features/vouchers/resource'
import { voucherDetailsSchema, voucherPageSchema } from '../../../src/contract/voucher-responses'
import { takeLogged } from '../../support/server'

describe('voucherSearch', () => {
  const defaults = { page: 1, search: '', status: 'all', type: 'all' }

  test.each([
    [{}, {}],
    [{ page: '3' }, { page: 3 }],
    [{ page: 3 }, { page: 3 }],
    [{ page: '12' }, { page: 12 }],
    [{ page: '-3', status: 'foo' }, {}],
    [{ page: '0' }, {}],
    [{ page: '1.5' }, {}],
    [{ page: '1e3' }, {}],
    [{ page: 'NaN' }, {}],
    [{ page: '99999999999999999999' }, {}],
    [{ page: ['2'] }, {}],
    [{ search: '12345' }, { search: '12345' }],
    [{ search: '  jollof ' }, { search: 'jollof' }],
    [{ search: { a: 1 } }, {}],
    [
      { status: 'used', type: 'free_delivery' },
      { status: 'used', type: 'free_delivery' },
    ],
    [{ status: 'USED', type: 'all ' }, {}],
    [{ status: '', type: '' }, {}],
    [{ status: '__proto__', type: 'constructor' }, {}],
    [{ voucher: 'v1' }, { voucher: 'v1' }],
    [{ voucher: ' ' }, {}],
    // Opens the form, which says what is wrong.
    [{ create: 'bola' }, { create: 'bola' }],
    [{ create: '' }, {}],
    [{ create: '\0' }, {}],
    [{ voucher: ' v1' }, { voucher: ' v1' }],
    // As path segments, both are removed, even percent-encoded.
    [{ voucher: '.' }, {}],
    [{ voucher: '..' }, {}],
    [{ create: ' bola@example.com ' }, { create: 'bola@example.com' }],
  ])('the search params %j are parsed as %j', (search, expected) => {
    expect(v.parse(voucherSearch, search)).toEqual({ ...defaults, ...expected })
  })
})

describe('voucherPageSchema', () => {
  const body = (...vouchers: unknown[]) => ({
    vouchers,
    pagination: { total: 41, totalPages: 3 },
    discountAmount: 5000,
    discount: 2,
    freeDelivery: 1,
  })
  const parse = (response: unknown) => v.parse(voucherPageSchema, response)
  const none = {
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

  test('the list response may have an envelope', () => {
    const expected = {
      rows: [],
      sentRows: 0,
      total: 41,
      totalPages: 3,
      totalAmount: null,
      capabilities: null,
      meta: {
        discountAmount: 5000,
        discount: 2,
        freeDelivery: 1,
      },
    }
    expect(parse(body())).toEqual(expected)
    expect(parse({ data: body() })).toEqual(expected)
  })

  test.each([
    [{ id: 'a' }, { id: 'a' }],
    [{ _id: 'a' }, { id: 'a' }],
    [{ id: null, _id: 'a' }, { id: 'a' }],
    [{ id: 7 }, { id: '7' }],
    [
      { id: 'a', amount: '1500.50' },
      { id: 'a', amount: 1500.5 },
    ],
    [
      { id: 'a', amount: 1500 },
      { id: 'a', amount: 1500 },
    ],
    [{ id: 'a', amount: 'a lot' }, { id: 'a' }],
    [{ id: 'a', amount: '' }, { id: 'a' }],
    [{ id: 'a', title: { html: '<b>' } }, { id: 'a' }],
    [
      { id: 'a', status: 'frozen', type: 'gift' },
      { id: 'a', status: 'frozen', type: 'gift' },
    ],
    [
      { id: 'a', expiryDate: '2027-03-01' },
      { id: 'a', expiryDate: '2027-03-01' },
    ],
    [
      { id: 'a', expiryDate: '2027-03-01T00:00:00.000Z' },
      { id: 'a', expiryDate: '2027-03-01' },
    ],
    [
      // Kept, so that an edit of another field sends it back.
      { id: 'a', expiryDate: '2027-03-01T23:59:59+01:00' },
      { id: 'a', expiryDate: '2027-03-01T23:59:59+01:00' },
    ],
    [
      { id: 'a', expiryDate: '0027-01-03 00:00:00+00' },
      { id: 'a', expiryDate: '0027-01-03' },
    ],
    [{ id: 'a', expiryDate: 'soon' }, { id: 'a' }],
    [{ id: 'a', expiryDate: '2027-02-31' }, { id: 'a' }],
    [{ id: 'a', title: ' \u200B\u202E', code: '\t' }, { id: 'a' }],
    [
      { id: 'a', claimable: false, multiple: true },
      { id: 'a', claimable: false, multiple: true },
    ],
  ])('the row %j is parsed as the voucher %j', (row, voucher) => {
    expect(parse(body(row)).rows).toEqual([{ ...none, ...voucher }])
  })

  test.each([
    {},
    { id: '' },
    { id: ' ' },
    { id: null },
    { id: '.' },
    { id: '..' },
    { id: '\uD800' },
    { id: 2 ** 53 },
    { title: 'No id' },
    null,
    'text',
    7,
  ])('the row %j is omitted with a warning', (row) => {
    expect(parse(body(row, { id: 'kept' })).rows).toHaveLength(1)
    expect(takeLogged()).toEqual(['A row of vouchers without an id was left out of the list.'])
  })

  test('a duplicate row is omitted with a warning', () => {
    const rows = [{ id: 7, title: 'First' }, { id: 'b' }, { _id: '7', title: 'Second' }]
    expect(parse(body(...rows)).rows).toMatchObject([{ title: 'First' }, { id: 'b' }])
    expect(takeLogged()).toEqual([
      'A row of vouchers with a duplicate id was left out of the list.',
    ])
  })

  test.each([
    [
      { total: '41', totalPages: '3' },
      { total: 41, totalPages: 3 },
    ],
    [{ total: 41 }, { total: 41, totalPages: 3 }],
    [
      { total: 0, totalPages: 0 },
      { total: 0, totalPages: 1 },
    ],
    [{ totalPages: 7 }, { total: null, totalPages: 7 }],
    [
      { total: -1, totalPages: 1.5 },
      { total: null, totalPages: null },
    ],
  ])('the pagination %j is parsed as %j', (pagination, expected) => {
    expect(parse({ ...body(), pagination })).toMatchObject(expected)
  })

  test('the list response may have no totals', () => {
    expect(parse({ vouchers: [] })).toEqual({
      rows: [],
      sentRows: 0,
      total: null,
      totalPages: null,
      totalAmount: null,
      capabilities: null,
      meta: {
        discountAmount: null,
        discount: null,
        freeDelivery: null,
      },
    })
  })

  test.each([
    [undefined],
    [null],
    [''],
    ['<html>'],
    [[]],
    [{}],
    [{ data: [] }],
    [{ vouchers: 'none' }],
    [{ data: null }],
  ])('%j is not a voucher list', (response) => {
    expect(v.is(voucherPageSchema, response)).toBe(false)
  })
})

describe('voucherDetailsSchema', () => {
  const orders = (...rows: unknown[]) =>
    v.parse(voucherDetailsSchema, { voucher: { id: 'v1' }, voucherOrder: rows }).voucherOrder

  test.each([[undefined], [null], [[]]])(
    'the orders %j are parsed as an empty list',
    (voucherOrder) => {
      const details = v.parse(voucherDetailsSchema, {
        data: { voucher: { id: 'v1' }, voucherOrder },
      })
      expect(details.record.id).toBe('v1')
      expect(details.voucherOrder).toEqual([])
    },
  )

  test('an order is parsed with the first of its restaurants', () => {
    const restaurant = [{ name: 'Buka', image: '/buka.svg', city: 'Lagos' }, { name: 'Another' }]
    const createdAt = '2026-03-02T12:00:00Z'
    expect(
      orders({ _id: 7, orderId: 8, restaurant, totalPrice: '2500', status: 'paid', createdAt }),
    ).toMatchObject([
      {
        id: '7',
        orderId: '8',
        restaurant: { name: 'Buka', image: '/buka.svg' },
        totalPrice: 2500,
        status: 'paid',
        createdAt,
      },
    ])
  })

  test.each([[undefined], ['Buka'], [[]], [[null]], [[{ name: 7 }]]])(
    'an order with the restaurant %j has no restaurant name',
    (restaurant) => {
      const [order] = orders({ id: 'o1', restaurant })
      expect(order?.restaurant?.name ?? null).toBeNull()
      expect(order).toMatchObject({ id: 'o1', orderId: null, totalPrice: null, status: null })
    },
  )

  test('an order without an id is omitted with a warning', () => {
    expect(orders({ orderId: 'ORD-1' })).toEqual([])
    expect(takeLogged()).toEqual(['An order without an id was left out of the list.'])
  })
})
