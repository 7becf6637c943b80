import { expect, test } from 'vitest'
import { objectionTo as objectionWithNames } from '@/features/tickets/reply-objection'
import type { Message } from '@/features/tickets/resource'
import { withoutIsolates } from '@/lib/isolate'

const now = Date.parse('2026-11-27T07:10:00Z')
const by = (id: string, name: string | null, type = 'admin') => ({ id, name, type, image: null })
const ada = by('adm-1', 'Ada Obi')
const tunde = by('adm-2', 'Tunde Bakare')

const message = (id: string, change: Partial<Message> = {}): Message => ({
  id,
  body: `Text of ${id}`,
  by: by('usr-1', 'Adaeze Bello', 'user'),
  createdAt: '2026-11-27T07:04:00Z',
  images: null,
  ...change,
})
const first = message('m-1')

/** Without the marks of names. */
function objection(body: string, change: Partial<Parameters<typeof objectionWithNames>[1]> = {}) {
  const found = objectionWithNames(body, {
    isClosed: false,
    seen: [first.id],
    latest: [first],
    sent: undefined,
    ownId: 'adm-1',
    now,
    ...change,
  })
  return found && { ...found, text: withoutIsolates(found.text) }
}

test('a colleague who has replied since the conversation was shown is named with the time', () => {
  const reply = message('m-2', { by: tunde })
  const anyway = { text: 'Tunde Bakare replied at 08:04', label: 'Send anyway', isRead: true }
  expect(objection('On its way', { latest: [first, reply] })).toEqual(anyway)
  expect(objection('On its way', { latest: [first, reply, message('m-3')] })).toEqual(anyway)
  expect(objection('On its way', { seen: [first.id, reply.id], latest: [first, reply] })).toBeNull()
  const older = message('m-2', { by: tunde, createdAt: '2026-11-26T22:30:00Z' })
  expect(objection('x', { latest: [older] })?.text).toBe('Tunde Bakare replied yesterday at 23:30')
  const timeless = message('m-2', { by: by('adm-3', null), createdAt: null })
  expect(objection('x', { latest: [timeless] })?.text).toBe('adm-3 replied')
})

test('a new message of the customer or of oneself is no objection', () => {
  expect(objection('On its way', { latest: [first, message('m-2')] })).toBeNull()
  expect(objection('On its way', { latest: [first, message('m-2', { by: ada })] })).toBeNull()
})

test('the same text within a minute is asked about, by the memory of the tab and by the ticket', () => {
  const again = {
    text: 'You sent this text a minute ago. Send it again?',
    label: 'Send again',
  }
  const sent = { body: 'On its way', at: now - 50_000 }
  expect(objection('On its way', { sent })).toEqual(again)
  expect(objection('On its way', { sent, latest: null })).toEqual(again)
  expect(objection('Delayed', { sent })).toBeNull()
  expect(objection('On its way', { sent: { ...sent, at: now - 61_000 } })).toBeNull()
  const own = message('m-2', { by: ada, body: ' On its way ', createdAt: '2026-11-27T07:09:30Z' })
  expect(objection('On its way', { seen: [first.id, own.id], latest: [first, own] })).toEqual(again)
})

test('a text that has arrived since, though its response was lost, is asked about with its time', () => {
  const own = message('m-2', { by: ada, body: 'On its way' })
  expect(objection('On its way', { latest: [first, own] })).toEqual({
    text: 'You sent this text today at 08:04. Send it again?',
    label: 'Send again',
  })
  expect(objection('On its way', { seen: [first.id, own.id], latest: [first, own] })).toBeNull()
})

test('a ticket that could not be read is said, together with a repeated text', () => {
  expect(objection('On its way', { latest: undefined })).toEqual({
    text: 'Other replies could not be checked',
    label: 'Send anyway',
    isRead: true,
  })
  expect(
    objection('On its way', { latest: undefined, sent: { body: 'On its way', at: now } })?.text,
  ).toBe('Other replies could not be checked. You sent this text a minute ago.')
})

test('a backend without messages is not asked about colleagues', () => {
  expect(objection('On its way', { seen: [], latest: null })).toBeNull()
})

test('placeholders that are not filled in are asked about, once what was read is no objection', () => {
  expect(objection('Hello {driver}')).toEqual({
    text: '{driver} is not filled in. Send anyway?',
    label: 'Send anyway',
  })
  expect(objection('{First Name}, {order} and {order}')?.text).toBe(
    '{First Name} and {order} are not filled in. Send anyway?',
  )
  expect(objection('Hello {driver}', { isConfirmed: true })).toBeNull()
  const reply = message('m-2', { by: tunde })
  expect(objection('Hello {driver}', { latest: [first, reply] })).toEqual({
    text: 'Tunde Bakare replied at 08:04. {driver} is not filled in.',
    label: 'Send anyway',
    isRead: true,
  })
  // What was read counts also after the question about the text.
  expect(objection('Hello {driver}', { latest: [first, reply], isConfirmed: true })?.text).toBe(
    'Tunde Bakare replied at 08:04',
  )
  expect(objection('Hello {somebody}')).toBeNull()
})
