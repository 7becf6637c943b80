import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import {
  chooseFromRow,
  fill,
  findDialog,
  findToast,
  renderApp,
  signIn,
} from '../support/render-app'
import { voucherForm } from '../support/voucher-form'

// What a chat or a spreadsheet adds to a copied text.
const copied = (text: string) => `\u200B\u202A${text}\u202C\uFEFF\u00A0`

const searchesOf = ({ requests }: Pick<ReturnType<typeof renderApp>, 'requests'>, path: string) =>
  requests
    .filter((request) => request.includes(`${path}?`))
    .map((request) => new URLSearchParams(request.split('?')[1]).get('search'))

test('a copied search in a URL is cleaned before it is sent', async () => {
  const app = renderApp(`/orders?search=${encodeURIComponent(copied('#ORD-7K2M'))}`, {
    vouchers: 0,
  })
  expect(await screen.findByRole('searchbox', { name: 'Search orders' })).toHaveValue('ORD-7K2M')
  await waitFor(() => expect(searchesOf(app, '/order')).toEqual(['ORD-7K2M']))
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test.each([
    [copied('#ORD-7K2M'), 'ORD-7K2M'],
    [copied('Mama’s Be\u0301ne\u0301'), "Mama's Béné"],
    [copied('0803\u200B1234567'), '8031234567'],
  ])(
    'a copied text, %j, is searched for as %j from the box and from the URL',
    async (text, sent) => {
      const app = renderApp('/orders', { vouchers: 0 })
      const box = await screen.findByRole('searchbox', { name: 'Search orders' })
      await fill(app.user, box, text)
      await app.user.keyboard('{Enter}')
      await waitFor(() => expect(searchesOf(app, '/order')).toContain(sent))
      expect(searchesOf(app, '/order').filter(Boolean)).toEqual([sent])
    },
  )

  test('an apostrophe of a phone finds that of a keyboard, and the other way round', async () => {
    const app = renderApp('/vouchers', { vouchers: 5 })
    const [first, second] = app.db.list().vouchers
    if (first) first.title = "Mama's week"
    if (second) second.title = 'Papa’s week'
    const box = await screen.findByRole('searchbox', { name: 'Search vouchers' })
    await fill(app.user, box, 'Mama’s')
    expect(await screen.findByText("Mama's week")).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Papa’s week')).not.toBeInTheDocument())
    await app.user.clear(box)
    await fill(app.user, box, "Papa's")
    expect(await screen.findByText('Papa’s week')).toBeVisible()
  })

  test('a copied name of a page is found in the palette', async () => {
    const app = renderApp('/faq', { vouchers: 0 })
    await screen.findByRole('table', { name: 'FAQ', busy: false })
    await app.user.keyboard('{Control>}k{/Control}')
    await fill(app.user, await screen.findByRole('combobox'), copied('Pay\u200Bouts'))
    expect(await screen.findByRole('option', { name: 'Payouts' })).toBeVisible()
  })

  test('a copied name is searched for without invisible characters where a record is chosen', async () => {
    const app = renderApp('/menus', { vouchers: 0 })
    await app.user.click(await screen.findByRole('button', { name: 'All Restaurants' }))
    const dialog = within(await findDialog('Choose a restaurant'))
    await fill(app.user, dialog.getByRole('searchbox'), copied('Mama’s'))
    await waitFor(() => expect(searchesOf(app, '/restaurant')).toContain("Mama's"))
    expect(searchesOf(app, '/restaurant').filter(Boolean)).toEqual(["Mama's"])
  })

  test.each(["o'neil@example.com", 'ada@xn--mnchen-3ya.example', 'ada@my--shop.example'])(
    '%s is an address at sign-in and in an invitation, also if it was copied',
    async (address) => {
      const app = renderApp('/admins?dialog=invite', { vouchers: 0, signedIn: false })
      app.db.admins.patch('adm-1', { email: address })
      await signIn(app.user, { email: copied(address), password: 'jollof-rice' })
      const dialog = within(await findDialog('Invite admin'))
      expect(app.writes[0]?.body).toMatchObject({ email: address })

      await fill(app.user, dialog.getByLabelText('Email'), copied(`new.${address}`))
      await app.user.selectOptions(dialog.getByLabelText('Type'), 'Finance')
      await app.user.click(dialog.getByRole('button', { name: 'Send invitation' }))
      expect(await findToast(/^Invitation sent/)).toBeVisible()
      expect(app.writes[1]?.body).toMatchObject({ email: `new.${address}` })
    },
  )

  test('an emoji is one character of a limit, and is sent whole', async () => {
    const app = renderApp('/vendors/ven-022?dialog=decline', { vouchers: 0 })
    const dialog = within(await findDialog('Decline vendor'))
    await app.user.selectOptions(dialog.getByRole('combobox'), 'Other')
    const words = dialog.getByLabelText('In your words')
    const confirm = dialog.getByRole('button', { name: 'Decline vendor' })
    await fill(app.user, words, '👩🏽‍🍳'.repeat(501))
    expect(dialog.getByText('501 of 10 to 500 characters')).toBeVisible()
    await app.user.click(confirm)
    expect(await dialog.findByText('Write 10 to 500 characters')).toBeVisible()
    await app.user.clear(words)
    await fill(app.user, words, copied('👩🏽‍🍳'.repeat(500)))
    await app.user.click(confirm)
    expect(await findToast('Vendor declined')).toBeVisible()
    expect(app.writes).toMatchObject([{ body: { reason: '👩🏽‍🍳'.repeat(500) } }])
  })

  test('a translated reason is sent in its own words, and a translated "Other" asks for words', async () => {
    const app = renderApp('/vendors/ven-022?dialog=decline', { vouchers: 0 })
    const dialog = within(await findDialog('Decline vendor'))
    const select = dialog.getByRole('combobox')
    // As the translation of a browser does.
    for (const option of within(select).getAllByRole('option')) {
      if (option.firstChild) option.firstChild.nodeValue = `Traduit: ${option.textContent}`
    }
    await app.user.selectOptions(select, 'Traduit: Other')
    expect(dialog.getByLabelText('In your words')).toBeVisible()
    await app.user.selectOptions(select, 'Traduit: Papers missing')
    await app.user.click(dialog.getByRole('button', { name: 'Decline vendor' }))
    expect(await findToast('Vendor declined')).toBeVisible()
    expect(app.writes[0]?.body).toEqual({ status: 'declined', reason: 'Papers missing' })
  })

  test.each([
    ['is sent as it came with another change', { Title: 'Suya Sunday' }, 'SUYA\u200B10'],
    ['is sent without it once it is written again', { Code: 'SUYA10' }, 'SUYA10'],
  ])('an old code with an invisible character %s', async (_what, change, code) => {
    const app = renderApp('/vouchers')
    const [voucher] = app.db.list().vouchers
    if (voucher)
      Object.assign(voucher, { code: 'SUYA\u200B10', title: 'Suya', status: 'unclaimed' })
    await chooseFromRow(app.user, 0, 'Edit')
    const form = voucherForm(app.user, await findDialog('Edit Voucher'))
    for (const name of Object.keys(change)) await app.user.clear(form.field(name))
    await form.fillIn(change)
    await form.press('Save')
    await waitFor(() => expect(app.writes).toHaveLength(1))
    expect(app.writes[0]?.body).toMatchObject({ code })
  })
})
