import type { Visit } from './visit'

type Opening = (visit: Visit) => ReturnType<Visit['time']>

const ROW_MENU = 'button[aria-label^="Actions for"]'
const dialog = (name: string) => ({ selector: '[role=dialog]', name })
const menu = (name: string) => ({ selector: '[role=menu]', name })

function choose(choice: string, title: string): Opening {
  return async ({ page, press }) => {
    await page.locator(ROW_MENU).first().click()
    return press(`[role=menuitem]:has-text("${choice}")`, dialog(title))
  }
}

/** Opens the details of the first voucher by a click on its title. */
export const openDetails: Opening = ({ press }) =>
  press('[data-row-link]', dialog('Voucher Details'))

/** Every dialog and menu of the voucher page. */
export const openings: Record<string, Opening> = {
  'Create Voucher': ({ press }) =>
    press('button:text-is("Create Voucher")', dialog('Create New Voucher')),
  Reward: ({ press }) => press('button:text-is("Reward")', dialog('Campaign Reward')),
  details: openDetails,
  Edit: choose('Edit', 'Edit Voucher'),
  Delete: choose('Delete', 'Delete Voucher'),
  'Bulk Actions': async ({ page, press }) => {
    await page.locator('thead input').click()
    return press('button:has-text("Bulk Actions (20)")', dialog('Bulk Action'))
  },
  Export: ({ press }) => press('button:has-text("Export")', dialog('Export vouchers')),
  'command palette': async ({ page, time }) => {
    await page.keyboard.down('Control')
    return time('keydown', dialog('Search or jump to…'), () => page.keyboard.press('k'))
  },
  'row menu': ({ press }) => press(ROW_MENU, menu('Actions for'), 'pointerdown'),
  'columns menu': ({ press }) =>
    press('button[aria-label="Columns"]', menu('Columns'), 'pointerdown'),
  'user menu': ({ press }) => press('header button:has-text("Ada")', menu('Ada'), 'pointerdown'),
}
