import { Command as Primitive } from 'cmdk'
import { Search, type IconNode } from 'lucide'
import { useState } from 'react'
import { useShortcut } from '@/lib/shortcuts'
import { Dialog, DialogContent } from './ui/dialog'
import { Icon } from './ui/icon'

interface Command {
  label: string
  icon: IconNode
  /** Other words by which it is found. */
  keywords?: string
  run: () => void
}

export interface CommandGroup {
  heading: string
  commands: Command[]
}

interface CommandDialogProps {
  title: string
  groups: readonly CommandGroup[]
  /** What can be done with the text itself, whatever it is. */
  commandOfText: (text: string) => Command
  onClose: () => void
}

/** Whether each word of the text begins one of these: looser, and a name that is searched for would sign somebody out. */
function begins(text: string, words: string) {
  const starts = words.toLowerCase().split(/\s+/)
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((part) => starts.some((word) => word.startsWith(part)))
}

/** The commands that the text fits, by their labels first; without a text all of them, in their groups. */
function matching(groups: readonly CommandGroup[], text: string): readonly CommandGroup[] {
  if (!text) return groups
  const all = groups.flatMap(({ commands }) => commands)
  const isFirst = ({ label }: Command) => Number(label.toLowerCase().startsWith(text.toLowerCase()))
  const byLabel = all
    .filter(({ label }) => begins(text, label))
    .toSorted((a, b) => isFirst(b) - isFirst(a))
  const byKeyword = all.filter(
    (command) => !byLabel.includes(command) && begins(text, `${command.label} ${command.keywords}`),
  )
  return [{ heading: 'Commands', commands: [...byLabel, ...byKeyword] }]
}

/** A dialog in which commands are found by typing, and run with Enter or a click. */
export function CommandDialog({ title, groups, commandOfText, onClose }: CommandDialogProps) {
  const [typed, setTyped] = useState('')
  const text = typed.trim()
  const found = matching(groups, text)
  useShortcut('mod+k', onClose, { isOverDialog: true })
  const shown = text ? [...found, { heading: 'Search', commands: [commandOfText(text)] }] : found

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title={title} variant="palette">
        <Primitive label={title} shouldFilter={false} loop className="flex min-h-0 flex-col">
          <div className="flex items-center gap-3 border-b pr-14 pl-4">
            <Icon of={Search} className="size-5 shrink-0 text-muted-foreground" />
            <Primitive.Input
              value={typed}
              onValueChange={setTyped}
              placeholder={title}
              className="h-14 w-full min-w-0 bg-transparent text-lg outline-none placeholder:text-muted-foreground"
            />
          </div>
          <Primitive.List
            label="Commands"
            className="min-h-0 flex-1 scroll-py-2 overflow-y-auto p-2 sm:h-96 sm:flex-none"
          >
            {shown.map(({ heading, commands }) =>
              commands.length === 0 ? null : (
                <Primitive.Group
                  key={heading}
                  heading={heading}
                  className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-sm [&_[cmdk-group-heading]]:text-muted-foreground"
                >
                  {commands.map(({ label, icon, run }) => (
                    <Primitive.Item
                      key={label}
                      value={label}
                      onSelect={() => {
                        onClose()
                        run()
                      }}
                      className="flex min-h-control cursor-pointer items-center gap-3 rounded-md px-3 py-1 wrap-anywhere outline-transparent data-[selected=true]:bg-muted data-[selected=true]:outline-2 data-[selected=true]:-outline-offset-2"
                    >
                      <Icon of={icon} className="size-4.5 shrink-0 text-muted-foreground" />
                      {label}
                    </Primitive.Item>
                  ))}
                </Primitive.Group>
              ),
            )}
          </Primitive.List>
        </Primitive>
      </DialogContent>
    </Dialog>
  )
}
