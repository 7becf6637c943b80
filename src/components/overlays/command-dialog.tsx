import { Command as Primitive } from 'cmdk'
import { Search, type LucideIcon } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { MAX_SEARCH_LENGTH, toSearch } from '@/api/list'
import { Sentence } from '@/components/ui/sentence'
import { useShortcut } from '@/hooks/use-shortcut'
import { withoutIsolates } from '@/lib/isolate'
import { textKey, firstCharacters } from '@/lib/visible-text'
import { Dialog, DialogContent } from './dialog'

export interface Command {
  /** Required if the label is not unique. */
  id?: string
  label: string
  icon: LucideIcon
  /** Muted, after the label. */
  detail?: string
  badge?: ReactNode
  keywords?: string
  /** The query is an identifier of this record, such as its number or email. */
  isExact?: boolean
  /** `isModified`: with Ctrl or ⌘ and Enter. */
  run: (isModified: boolean) => void
}

export interface CommandGroup {
  heading: string
  /** Follows the heading: "3 of 12". */
  count?: string | undefined
  commands: readonly Command[]
}

interface CommandDialogProps {
  title: string
  query: string
  onQueryChange: (query: string) => void
  groups: readonly CommandGroup[]
  /**
   * Results for the query, unfiltered. Last, because they load late and must not move the others.
   */
  results: readonly CommandGroup[]
  /** Below the commands, where there is a keyboard. */
  hint?: ReactNode
  onClose: () => void
}

/** Matches word prefixes. A fuzzy match could match a customer's name with "Logout". */
function matchesWords(words: string, text: string) {
  const candidates = textKey(words).split(/\s+/)
  return textKey(text)
    .split(/\s+/)
    .every((prefix) => candidates.some((word) => word.startsWith(prefix)))
}

const filterCommands = (commands: readonly Command[], text: string) =>
  text
    ? commands.filter(({ label, keywords = '' }) => matchesWords(`${label} ${keywords}`, text))
    : commands

/** A command palette. Filters commands by the query, and runs one on Enter or click. */
export function CommandDialog({
  title,
  query,
  onQueryChange,
  groups,
  results,
  hint,
  onClose,
}: CommandDialogProps) {
  const isModified = useRef(false)
  const text = toSearch(query)
  useShortcut('mod+k', onClose, { isInDialog: true })
  const visibleGroups = [
    ...groups.map((group) => ({ ...group, commands: filterCommands(group.commands, text) })),
    ...(text ? results : []),
  ]

  const [selected, setSelected] = useState('')
  const exact = results
    .flatMap(({ commands }) => commands)
    .find(({ id, label, isExact }) => isExact || (id && textKey(label) === textKey(text)))
  const [lastExact, setLastExact] = useState<string>()
  if (exact?.id !== lastExact) {
    setLastExact(exact?.id)
    // Enter opens the record whose identifier was typed.
    if (exact?.id) setSelected(exact.id)
  }

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title={title} variant="palette">
        <Primitive
          label={title}
          shouldFilter={false}
          loop
          value={selected}
          onValueChange={setSelected}
          onKeyDown={({ key, ctrlKey, metaKey }) => {
            isModified.current = key === 'Enter' && (ctrlKey || metaKey)
          }}
          onKeyUp={() => {
            isModified.current = false
          }}
          className="flex min-h-0 flex-col"
        >
          <div className="flex items-center gap-near border-b pr-14 pl-4">
            <Search className="size-5 shrink-0 text-muted-foreground" />
            <Primitive.Input
              value={query}
              onValueChange={(value) => onQueryChange(firstCharacters(value, MAX_SEARCH_LENGTH))}
              placeholder={title}
              className="h-14 w-full min-w-0 bg-transparent text-lg outline-none placeholder:text-muted-foreground"
            />
          </div>
          <Primitive.List
            label="Commands"
            className="min-h-0 flex-1 scroll-py-2 overflow-y-auto p-2 sm:max-h-96"
          >
            {visibleGroups.map(({ heading, count, commands }) =>
              commands.length === 0 ? null : (
                <Primitive.Group
                  key={heading}
                  heading={count ? `${heading}, ${count}` : heading}
                  className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-sm [&_[cmdk-group-heading]]:text-muted-foreground"
                >
                  {commands.map(({ id, label, icon: Icon, detail, badge, run }) => (
                    <Primitive.Item
                      key={id ?? label}
                      value={id ?? label}
                      onSelect={() => {
                        onClose()
                        run(isModified.current)
                      }}
                      className="flex min-h-control cursor-pointer items-center gap-near rounded-md px-3 py-1 wrap-anywhere outline-transparent data-[selected=true]:bg-muted data-[selected=true]:outline-2 data-[selected=true]:-outline-offset-2"
                    >
                      <Icon className="size-4.5 shrink-0 text-muted-foreground" />
                      <span
                        {...(detail && {
                          title: withoutIsolates(label),
                          className: 'max-w-2/3 shrink-0 truncate',
                        })}
                      >
                        <Sentence text={label} />
                      </span>
                      {detail && (
                        <span
                          title={withoutIsolates(detail)}
                          className="min-w-0 truncate text-muted-foreground"
                        >
                          <Sentence text={detail} />
                        </span>
                      )}
                      {badge && <span className="ml-auto shrink-0">{badge}</span>}
                    </Primitive.Item>
                  ))}
                </Primitive.Group>
              ),
            )}
          </Primitive.List>
          {hint && (
            <p className="border-t px-4 py-2 text-sm text-muted-foreground pointer-coarse:hidden">
              {hint}
            </p>
          )}
        </Primitive>
      </DialogContent>
    </Dialog>
  )
}
