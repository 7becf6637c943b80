import { useRef, useState } from 'react'
import { useCan, type PermissionName } from '@/api/permissions'
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/overlays/dialog'
import { listKeys } from '@/components/record/record-keys'
import { Checkbox } from '@/components/ui/checkbox'
import { Kbd } from '@/components/ui/kbd'
import { MODIFIER_LABEL, singleKeyShortcuts } from '@/hooks/use-shortcut'
import { findAll } from '@/lib/overlays'

interface Group {
  heading: string
  /** With the permission that the shortcut needs, if it needs one. */
  keys: readonly (readonly [
    combination: readonly string[],
    label: string,
    needs?: PermissionName,
  ])[]
}

const FOCUS_SEARCH = [['/'], 'Focus search'] as const

const anywhere: Group = {
  heading: 'Anywhere',
  keys: [
    [[MODIFIER_LABEL, 'K'], 'Search or jump to a page'],
    FOCUS_SEARCH,
    [['['], 'Fold or unfold the menu'],
    [['?'], 'Show keyboard shortcuts'],
    [['Alt', 'T'], 'Focus the newest notification'],
    [['Esc'], 'Close dialog or menu'],
  ],
}

const groups: readonly Group[] = [
  anywhere,
  {
    heading: 'In a list',
    keys: [
      [['↑', '↓'], 'Previous or next row'],
      [['Home', 'End'], 'First or last row'],
      [['PgDn', 'PgUp'], 'A page of rows down or up'],
      [['n'], 'Next page'],
      [['p'], 'Previous page'],
      [['Enter'], 'Open details'],
      [['x'], 'Select or deselect row'],
      [['Shift', 'X'], 'Select a range of rows'],
      [['b'], 'Actions on selected rows'],
      [['Esc'], 'Clear selection'],
    ],
  },
  {
    heading: 'In the voucher list',
    keys: [
      [['e'], 'Edit', 'vouchers.edit'],
      [['c'], 'Create voucher', 'vouchers.create'],
    ],
  },
  {
    heading: 'In a record',
    keys: [
      [['j'], 'Next record'],
      [['k'], 'Previous record'],
      [['←', '→'], 'Previous or next record over its list'],
      [['a'], 'The main action'],
      [['First letter'], 'Another action, as its tooltip says'],
      [['r'], 'Reply to a ticket'],
      [['/'], 'Saved replies, in an empty reply'],
      [[MODIFIER_LABEL, 'Enter'], 'Send a reply or a note'],
      [[MODIFIER_LABEL, 'Shift', 'Enter'], 'Reply and close'],
    ],
  },
]

/** Keys that do the same as another one in a sheet. */
const alternatives: Partial<Record<string, string>> = { k: '←', j: '→' }

/** The keys of the sheet's controls. Those of "Anywhere" are left out. */
const groupsOf = (sheet: HTMLElement): readonly Group[] => [
  {
    heading: 'In this record',
    keys: listKeys(sheet)
      .filter(({ key }) => key !== 'Esc')
      .map(({ key, label }) => [[...key.split(' '), alternatives[key] ?? []].flat(), label]),
  },
  // The search field is behind the sheet.
  { ...anywhere, keys: anywhere.keys.filter((entry) => entry !== FOCUS_SEARCH) },
]

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDivElement>(null)
  const isEnabled = singleKeyShortcuts.use()
  const can = useCan()
  const [all] = useState(() => {
    const sheet = findAll('[data-sheet]').at(-1)
    return sheet ? groupsOf(sheet) : groups
  })
  const shown = all
    .map(({ heading, keys }) => ({
      heading,
      keys: keys.filter(([, , needs]) => needs === undefined || can(needs)),
    }))
    .filter(({ keys }) => keys.length > 0)
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        ref={dialog}
        title="Keyboard shortcuts"
        className="max-w-lg md:max-w-4xl"
        // Not the list, which would show an outline.
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          dialog.current?.focus()
        }}
      >
        {/* Focusable, because it has no controls: the arrow keys scroll it. */}
        <DialogBody tabIndex={0} role="region" aria-label="Shortcuts">
          <div className="gap-apart md:columns-2">
            {shown.map(({ heading, keys }) => (
              <section key={heading} className="break-inside-avoid not-first:mt-5">
                <h3 className="text-muted-foreground">{heading}</h3>
                <dl className="mt-1 later:border-t">
                  {keys.map(([combination, label]) => (
                    <div key={label} className="flex items-center justify-between gap-apart py-2">
                      <dt>{label}</dt>
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
          </div>
        </DialogBody>
        <DialogFooter>
          <label className="flex grow items-center gap-near rounded-md bg-muted/60 px-3 py-2.5">
            <Checkbox
              checked={isEnabled}
              onChange={({ target }) => singleKeyShortcuts.set(target.checked)}
            />
            Use single-key shortcuts
          </label>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
