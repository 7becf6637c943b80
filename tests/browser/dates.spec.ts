import { expect, fixTime, openSignedIn, test } from './fixtures'

for (const timezoneId of ['America/Los_Angeles', 'Africa/Lagos', 'Pacific/Auckland']) {
  const tag = timezoneId === 'America/Los_Angeles' ? [] : ['@matrix']
  test.describe(`in a browser in ${timezoneId}`, { tag }, () => {
    test.use({ timezoneId })

    test('"Today" is the day in Lagos at 00:30 and at 23:30', async ({ page }) => {
      for (const time of ['00:30', '23:30']) {
        await fixTime(page, new Date(`2026-11-21T${time}+01:00`))
        await openSignedIn(page, '/orders')
        const dates = page.getByRole('combobox', { name: 'Dates' })
        const yesterday = page.waitForRequest(/from=2026-11-20&to=2026-11-20/)
        await dates.selectOption('Yesterday')
        await expect(page).toHaveURL('/orders?dates=yesterday')
        await yesterday
        const today = page.waitForRequest(/from=2026-11-21&to=2026-11-21/)
        await dates.selectOption('Today')
        await expect(page).toHaveURL('/orders?dates=today')
        await today
        await expect(dates.locator('option:checked')).toHaveText('Today')
      }
    })
  })
}
