import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { act, screen, waitFor, within } from '@testing-library/react'
import { getResponse, http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { endSession } from '@/memory/session'
import { modules, type Module } from '@/modules'
import type { Db } from '../../src/mock-api/db'
import { createHandlers } from '../../src/mock-api/handlers'
import {
  fill,
  findDialog,
  failureToasts,
  renderApp,
  signIn,
  signInColleague,
} from '../support/render-app'
import { holdReads, serveWithout, server, takeLogged } from '../support/server'
import { submitButton } from '../support/test-actions'
import { tagsOfCase } from '../support/tested-modules'

type App = ReturnType<typeof renderApp>

interface EditForm {
  module: string
  /** Below src. */
  file: string
  url: string
  dialog: string
  noun: string
  /** Before the page is rendered. */
  prepare: (db: Db) => void
  /** What the administrator enters. */
  field: string
  text: string
  /** The request, and its body if nobody else has changed anything. */
  request: string
  body: object
  /** The request that fails if the record cannot be read again. */
  read: string
  /** What a colleague changes: another field, the same one, the status. */
  other: (db: Db) => void
  same: (db: Db) => void
  /** The same field in the conflict, if the colleague changed it. */
  saved: string
  yours: string
  status: (db: Db) => void
  remove: (db: Db) => void
  /** The body after the change of another field, if it must follow it. */
  bodyAfterOther?: object
  bodyAfterStatus?: object
}

const voucher = {
  title: 'Jollof Saturday',
  type: 'voucher',
  amount: '1500',
  code: 'JOLLOF',
  user: 'bola@example.com',
  expiryDate: '2027-03-01',
  claimable: false,
}
const changeVoucher = (db: Db, change: object) =>
  db.update(new Set(['v1']), (stored) => ({ ...stored, ...change }))

const forms: readonly EditForm[] = [
  {
    module: 'faq',
    file: 'features/faq/faq-form.tsx',
    url: '/faq?dialog=edit&faq=faq-001',
    dialog: 'Edit question',
    noun: 'question',
    prepare: (db) => db.faqs.patch('faq-001', { question: 'How?', answer: 'Enter it.' }),
    field: 'Question',
    text: 'How do I use one?',
    request: 'PATCH /api/crm/faq/faq-001',
    body: { question: 'How do I use one?' },
    read: '*/api/crm/faq',
    other: (db) => db.faqs.patch('faq-001', { answer: 'Enter it at checkout.', position: 3 }),
    same: (db) => db.faqs.patch('faq-001', { question: 'Where do I enter it?' }),
    saved: 'Where do I enter it?',
    yours: 'How do I use one?',
    status: (db) => db.faqs.patch('faq-001', { status: 'draft' }),
    remove: (db) => db.faqs.remove('faq-001'),
  },
  {
    module: 'vouchers',
    file: 'features/vouchers/form/edit-voucher.tsx',
    url: '/vouchers?voucher=v1&dialog=edit',
    dialog: 'Edit Voucher',
    noun: 'voucher',
    prepare: (db) =>
      db.add([
        {
          id: 'v1',
          title: 'Jollof Friday',
          type: 'voucher',
          amount: 1500,
          code: 'JOLLOF',
          user: 'bola@example.com',
          expiryDate: '2027-03-01T00:00:00.000Z',
          claimable: false,
          multiple: true,
          status: 'claimed',
          createdAt: '2026-11-01T10:00:00Z',
        },
      ]),
    field: 'Title',
    text: 'Jollof Saturday',
    request: 'PATCH /api/crm/voucher/v1',
    body: voucher,
    read: '*/api/crm/voucher/v1',
    other: (db) => changeVoucher(db, { amount: 2000, code: 'NEW', expiryDate: '2028-01-31' }),
    bodyAfterOther: { ...voucher, amount: '2000', code: 'NEW', expiryDate: '2028-01-31' },
    same: (db) => changeVoucher(db, { title: 'Jollof Sunday' }),
    saved: 'Jollof Sunday',
    yours: 'Jollof Saturday',
    status: (db) => changeVoucher(db, { status: 'used' }),
    remove: (db) => db.remove(new Set(['v1'])),
  },
  {
    module: 'menus',
    file: 'features/menus/dish-form.tsx',
    url: '/menus/mnu-003?dialog=edit',
    dialog: 'Edit dish',
    noun: 'dish',
    prepare: (db) =>
      db.menus.patch('mnu-003', { price: 3500, discountPrice: null, status: 'available' }),
    field: 'Price',
    text: '3,900',
    request: 'PATCH /api/crm/menu/mnu-003',
    body: { price: 3900 },
    read: '*/api/crm/menu/mnu-003',
    other: (db) => db.menus.patch('mnu-003', { name: 'Party Jollof', description: 'Smoky' }),
    same: (db) => db.menus.patch('mnu-003', { price: 3600 }),
    saved: '₦3,600.00',
    yours: '₦3,900.00',
    status: (db) => db.menus.patch('mnu-003', { status: 'hidden', reason: 'Wrong price' }),
    remove: (db) => db.menus.remove('mnu-003'),
  },
  {
    module: 'categories',
    file: 'features/categories/category-form.tsx',
    url: '/categories?dialog=edit&category=cat-001',
    dialog: 'Edit category',
    noun: 'category',
    prepare: (db) => db.categories.patch('cat-001', { name: 'Rice', description: 'Old' }),
    field: 'Description',
    text: 'All that is made of rice',
    request: 'PATCH /api/crm/category/cat-001',
    body: { description: 'All that is made of rice' },
    read: '*/api/crm/category',
    // The list no longer finds it by its name.
    other: (db) => db.categories.patch('cat-001', { name: 'Grains', position: 4 }),
    same: (db) => db.categories.patch('cat-001', { description: 'Jollof, fried, ofada' }),
    saved: 'Jollof, fried, ofada',
    yours: 'All that is made of rice',
    status: (db) => db.categories.patch('cat-001', { status: 'hidden' }),
    remove: (db) => db.categories.remove('cat-001'),
  },
  {
    module: 'admins',
    file: 'features/admins/change-type.tsx',
    url: '/admins?dialog=type&admin=adm-2',
    dialog: 'Change type',
    noun: 'admin',
    prepare: (db) => db.admins.patch('adm-2', { usertype: 'support' }),
    field: 'Type',
    text: 'operations',
    request: 'PATCH /api/crm/admin/adm-2',
    body: { usertype: 'operations' },
    read: '*/api/crm/admin',
    other: (db) => db.admins.patch('adm-2', { email: 'other@example.com', lastName: 'Bello' }),
    same: (db) => db.admins.patch('adm-2', { usertype: 'finance' }),
    saved: 'Finance',
    yours: 'Operations',
    status: (db) => db.admins.patch('adm-2', { status: 'disabled' }),
    remove: (db) => db.admins.remove('adm-2'),
  },
  {
    module: 'users',
    file: 'features/users/edit-note.tsx',
    url: '/users/usr-002?dialog=note',
    dialog: 'Edit note',
    noun: 'user',
    prepare(db) {
      db.users.patch('usr-002', { note: 'Call first.', status: 'active' })
      // A backend with notes of several administrators has no such form.
      serveWithout(db, '*/api/crm/user/:id', 'notes', 'noteCount')
    },
    field: 'Note',
    text: 'Prefers SMS.',
    request: 'PATCH /api/crm/user/usr-002',
    body: { note: 'Prefers SMS.' },
    read: '*/api/crm/user/usr-002',
    other: (db) => db.users.patch('usr-002', { phone: '08030000000' }),
    same: (db) => db.users.patch('usr-002', { note: 'Suspected card theft.' }),
    saved: 'Suspected card theft.',
    yours: 'Prefers SMS.',
    status: (db) => db.users.patch('usr-002', { status: 'blocked' }),
    remove: (db) => db.users.remove('usr-002'),
  },
]

test('every form that changes a record is saved in this way, and is in these tests', () => {
  const folder = path.resolve(import.meta.dirname, '../../src')
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?:features|components)\/.*\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')] as const)
  const filesWith = (code: RegExp) =>
    sources
      .filter(([, text]) => code.test(text))
      .map(([file]) => file)
      .toSorted()
  const known = forms.map(({ file }) => file).toSorted()
  expect(filesWith(/= useEdit\(/)).toEqual(known)
  // The mutations whose body comes from a form.
  expect(filesWith(/(?:patchMutation|saveMutation)\b/)).toEqual(known)
  const tested = new Set(forms.map(({ module }) => `/${module}`))
  const editable = modules.filter((module: Module) =>
    module.resource?.actions?.some((name) => /edit|change|note|type/i.test(name)),
  )
  expect(editable.map(({ to }) => to).filter((to) => !tested.has(to))).toEqual([])
})

async function open(form: EditForm) {
  const app = renderApp('/nowhere', { vouchers: 0, fakeTimers: true })
  form.prepare(app.db)
  act(() => app.router.history.push(form.url))
  return { ...app, dialog: await findDialog(form.dialog) }
}

/** Opens the form. Then seconds pass, and the administrator changes a field. */
async function openAndChange(form: EditForm, seconds = 0) {
  const app = await open(form)
  const { dialog } = app
  if (seconds > 0) vi.setSystemTime(Date.now() + seconds * 1000)
  await enter(app.user, within(dialog).getByLabelText(form.field), form.text)
  return { ...app, save: () => app.user.click(submitButton(dialog)) }
}

async function enter(user: App['user'], control: HTMLElement, text: string) {
  if (control instanceof HTMLSelectElement) return user.selectOptions(control, text)
  await user.clear(control)
  return fill(user, control, text)
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

const refuse = () => HttpResponse.json({ message: 'The server is busy' }, { status: 500 })

for (const [formIndex, form] of forms.entries())
  describe(`the form “${form.dialog}”`, { tags: [form.module, ...tagsOfCase(formIndex)] }, () => {
    const { request, body, field, text, noun } = form
    const conflictTitle = `This ${noun} has changed`
    const unreadTitle = `This ${noun} could not be loaded`

    async function confirm({ user }: App, title: string, label: string) {
      await user.click(within(await findDialog(title)).getByRole('button', { name: label }))
      await waitFor(() =>
        expect(screen.queryByRole('dialog', { name: title })).not.toBeInTheDocument(),
      )
    }

    async function keepEditing(app: Awaited<ReturnType<typeof open>>, title: string) {
      await confirm(app, title, 'Keep editing')
      await findDialog(form.dialog)
      expect(within(app.dialog).getByLabelText(field)).toHaveValue(text)
      expect(app.writes).toEqual([])
    }

    const when = [
      ['right after it was loaded', 0],
      ['a minute after it was loaded', 60],
    ] as const

    test('sends only what the form has changed', async () => {
      const app = await openAndChange(form)
      await app.save()
      await closed()
      expect(app.writes).toEqual([{ request, body }])
    })

    test('sends nothing if the form has changed nothing, and closes', async () => {
      const app = await open(form)
      await app.user.click(submitButton(app.dialog))
      await closed()
      expect(app.writes).toEqual([])
    })

    test('is saved, and says so, if the response was lost after the change', async () => {
      const app = await openAndChange(form)
      server.use(
        http.patch(
          '*/api/crm/*',
          async ({ request: lost }) => {
            await getResponse(createHandlers({ db: app.db }), lost)
            return HttpResponse.error()
          },
          { once: true },
        ),
      )
      await app.save()
      await closed()
      expect(failureToasts()).toEqual([])
      expect(app.writes).toEqual([{ request, body }])
      act(() => app.router.history.push(form.url))
      const again = within(await findDialog(form.dialog))
      expect(again.queryByText(/restored|was being saved/)).not.toBeInTheDocument()
    })

    for (const [index, [time, seconds]] of when.entries())
      test(
        `keeps another field that a colleague changed ${time}`,
        { tags: tagsOfCase(index) },
        async () => {
          const app = await openAndChange(form, seconds)
          form.other(app.db)
          await app.save()
          await closed()
          expect(app.writes).toEqual([{ request, body: form.bodyAfterOther ?? body }])
        },
      )

    for (const [index, [time, seconds]] of when.entries())
      test(`does not undo a status that changed ${time}`, { tags: tagsOfCase(index) }, async () => {
        const app = await openAndChange(form, seconds)
        form.status(app.db)
        await app.save()
        await closed()
        expect(app.writes).toEqual([{ request, body: form.bodyAfterStatus ?? body }])
      })

    for (const [index, [time, seconds]] of when.entries())
      test(
        `asks about the field that a colleague changed too, ${time}`,
        { tags: tagsOfCase(index) },
        async () => {
          const app = await openAndChange(form, seconds)
          form.same(app.db)
          await app.save()
          const conflict = within(await findDialog(conflictTitle))
          expect(conflict.getByText(field)).toBeVisible()
          const versions = conflict.getAllByRole('definition').map(({ textContent }) => textContent)
          expect(versions).toEqual([`Saved: ${form.saved}`, `Yours: ${form.yours}`])
          await keepEditing(app, conflictTitle)
          await app.save()
          await confirm(app, conflictTitle, 'Save mine')
          await closed()
          expect(app.writes).toEqual([{ request, body }])
        },
      )

    for (const [index, [time, seconds]] of when.entries())
      test(
        `says that the record was deleted ${time}, and keeps the text`,
        { tags: tagsOfCase(index) },
        async () => {
          const app = await openAndChange(form, seconds)
          form.remove(app.db)
          await app.save()
          expect(await within(app.dialog).findByRole('alert')).toHaveTextContent(
            `This ${noun} no longer exists, so nothing was sent.`,
          )
          expect(within(app.dialog).getByLabelText(field)).toHaveValue(text)
          expect(app.writes).toEqual([])
        },
      )

    for (const [index, [time, seconds]] of when.entries())
      test(
        `asks whether to save if it cannot be read again ${time}`,
        { tags: tagsOfCase(index) },
        async () => {
          const app = await openAndChange(form, seconds)
          server.use(http.get(form.read, refuse, { once: true }))
          await app.save()
          const question = within(await findDialog(unreadTitle))
          expect(
            question.getByText('The latest version could not be loaded. Save your changes anyway?'),
          ).toBeVisible()
          expect(question.getByText('The server is busy')).toBeVisible()
          await keepEditing(app, unreadTitle)
          server.use(http.get(form.read, refuse, { once: true }))
          await app.save()
          await confirm(app, unreadTitle, 'Save anyway')
          await closed()
          expect(app.writes).toEqual([{ request, body }])
          takeLogged()
        },
      )

    test('compares a draft with the values that it began with', async () => {
      const app = await openAndChange(form)
      act(() => endSession('expired'))
      form.same(app.db)
      await signIn(app.user)
      const dialog = await findDialog(form.dialog)
      expect(within(dialog).getByLabelText(field)).toHaveValue(text)
      await app.user.click(submitButton(dialog))
      const conflict = within(await findDialog(conflictTitle))
      expect(conflict.getAllByRole('definition')[0]).toHaveTextContent(`Saved: ${form.saved}`)
      expect(app.writes.filter((write) => write.request === request)).toEqual([])
      await confirm(app, conflictTitle, 'Save mine')
      await closed()
      expect(app.writes.filter((write) => write.request === request)).toEqual([{ request, body }])
    })

    test('sends nothing for another administrator who signed in during the read', async () => {
      const app = await openAndChange(form)
      const release = holdReads(form.read)
      const { length } = app.requests
      await app.save()
      await waitFor(() => expect(app.requests.length).toBeGreaterThan(length))
      signInColleague(app)
      release()
      await waitFor(() => expect(app.router.options.context.queryClient.isFetching()).toBe(0))
      expect(app.writes).toEqual([])
    })
  })
