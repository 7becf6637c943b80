import { MODIFIER, singleKeys } from '@/lib/shortcuts'
import { Checkbox } from './ui/checkbox'
import { Dialog, DialogBody, DialogContent } from './ui/dialog'
import { Kbd } from './ui/kbd'

const groups = [
  {
    heading: 'Anywhere',
    keys: [
      [[MODIFIER, 'K'], 'Search, or jump to a page'],
      [['/'], 'Go to the search box of a list'],
      [['?'], 'Show these keys'],
      [['Alt', 'T'], 'Go to the newest notification'],
      [['Esc'], 'Close what is open'],
    ],
  },
  {
    heading: 'In the rows of a table',
    keys: [
      [['↑', '↓'], 'Another row; from the search box, the first one'],
      [['Home', 'End'], 'The first or the last row'],
      [['x'], 'Select the row, or no longer'],
      [['Enter'], 'Show its details'],
      [['e'], 'Edit it'],
      [['b'], 'Bulk actions on what is selected'],
    ],
  },
] as const

/** What can be done with the keyboard, and the choice not to have single keys do anything. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const areOn = singleKeys.use()
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title="Keyboard shortcuts" className="max-w-lg">
        <DialogBody className="flex flex-col gap-5">
          {groups.map(({ heading, keys }) => (
            <section key={heading}>
              <h3 className="text-muted-foreground">{heading}</h3>
              <dl className="mt-1 divide-y">
                {keys.map(([combination, what]) => (
                  <div key={what} className="flex items-center justify-between gap-4 py-2">
                    <dt>{what}</dt>
                    <dd className="flex shrink-0 gap-1">
                      {combination.map((key) => (
                        <Kbd key={key}>{key}</Kbd>
                      ))}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
          <label className="flex items-center gap-3 rounded-md bg-muted/60 px-3 py-2.5">
            <Checkbox checked={areOn} onChange={({ target }) => singleKeys.set(target.checked)} />
            Use / and ? as shortcuts
          </label>
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}
