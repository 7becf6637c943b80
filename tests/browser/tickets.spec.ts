import { expect, openSignedIn, test } from './fixtures'

test('the message of a colleague, because of which a reply was not sent, is in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openSignedIn(page, '/tickets?status=open')
  await page.locator('tbody tr').first().click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('textbox', { name: 'Reply' }).fill('On its way')
  await sheet.getByRole('list', { name: 'Messages' }).getByRole('listitem').first().hover()
  await page.mouse.wheel(0, -2000)
  const id = new URL(page.url()).searchParams.get('ticket')
  await page.route(`**/api/crm/ticket/${id}`, async (route) => {
    const response = await route.fetch()
    const { data } = await response.json()
    const by = { id: 'adm-9', name: 'Tunde Bakare', type: 'admin' }
    const message = { id: 'new', body: 'The rider is near.', by, createdAt: '2026-01-13T07:04:00Z' }
    await route.fulfill({
      json: { data: { ...data, ticketMessage: [...data.ticketMessage, message] } },
    })
  })
  await sheet.getByRole('button', { name: 'Send' }).click()
  await expect(sheet.getByRole('alert')).toHaveText(
    'Tunde Bakare replied on 13 January 2026 at 08:04',
  )
  await expect(sheet.getByText('The rider is near.')).toBeInViewport({ ratio: 0.9 })
})
