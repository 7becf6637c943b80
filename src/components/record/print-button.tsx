import { Printer, type LucideIcon } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { useMenu } from '@/components/overlays/use-menu'
import { Button } from '@/components/ui/button'
import { Printout } from '@/components/ui/printout'
import { print, usePrinted } from '@/hooks/use-printing'

/** What is printed in place of the page or sheet of a record. */
export interface RecordPrintout<T> {
  title: string
  icon: LucideIcon
  render: (record: T) => ReactNode
}

interface RecordPrintoutsProps<T> {
  printouts: readonly RecordPrintout<T>[]
  record: T
}

/** The browser's printing prints the first one, and without printouts the page or sheet itself. */
export function RecordPrintouts<T>({ printouts, record }: RecordPrintoutsProps<T>) {
  const printed = usePrinted()
  const printout = printed === null ? undefined : printouts[printed]
  return printout && <Printout title={printout.title}>{printout.render(record)}</Printout>
}

interface PrintButtonProps {
  /** While the details load, the button waits for them. */
  isReady: boolean
  /** With several of them, the button opens a menu. */
  printouts: readonly Pick<RecordPrintout<never>, 'title' | 'icon'>[]
}

export function PrintButton({ isReady, printouts }: PrintButtonProps) {
  const [asked, setAsked] = useState<number | null>(null)
  const { trigger, menu } = useMenu(
    printouts.map(({ title, icon }, index) => ({
      label: title,
      icon,
      onSelect: () => setAsked(index),
    })),
  )
  useEffect(() => {
    if (asked === null || !isReady) return undefined
    return print(asked, () => setAsked(null))
  }, [asked, isReady])
  const hasMenu = printouts.length > 1
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Print"
        loading={asked !== null}
        {...(hasMenu ? trigger : { onClick: () => setAsked(0) })}
      >
        <Printer />
      </Button>
      {hasMenu && menu}
    </>
  )
}
