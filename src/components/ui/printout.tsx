import type { ReactNode } from 'react'
import { formatDayAndTime } from '@/domain/format-dates'
import { fullName } from '@/domain/user'
import { useIsPrinting } from '@/hooks/use-printing'
import { serverDate } from '@/lib/clock'
import { markPage } from '@/lib/mark-page'
import { useSession } from '@/memory/session'

const markWide = markPage('data-prints-wide')

interface PrintHeadProps {
  title: string
  /** Which part of it: the filters of a list. */
  scope?: ReactNode
}

/** The first line on paper: what it is, who printed it, and when. */
export function PrintHead(props: PrintHeadProps) {
  return useIsPrinting() && <Head {...props} />
}

function Head({ title, scope }: PrintHeadProps) {
  const session = useSession()
  return (
    <div
      data-slot="print-head"
      className="mb-apart flex items-end justify-between gap-apart border-b pb-near"
    >
      <div className="min-w-0 wrap-anywhere">
        <p className="text-xl">{title}</p>
        {scope && <p>{scope}</p>}
      </div>
      <p className="shrink-0 text-right text-sm text-muted-foreground">
        {session && (
          <>
            <span>Printed by </span>
            <bdi translate="no">{fullName(session.user)}</bdi>
            <br />
          </>
        )}
        <span>{`${formatDayAndTime(serverDate().toISOString(), null)}, Lagos`}</span>
      </p>
    </div>
  )
}

interface PrintoutProps extends PrintHeadProps {
  /** In landscape. */
  isWide?: boolean
  children: ReactNode
}

/** What is printed in place of its siblings: print.css. Render it only while the browser prints. */
export function Printout({ isWide = false, children, ...head }: PrintoutProps) {
  return (
    <div ref={isWide ? markWide : undefined} data-slot="printout">
      <Head {...head} />
      {children}
    </div>
  )
}

/** A note that only paper needs, such as the value of a control. */
export const PrintNote = ({ children }: { children: ReactNode }) =>
  useIsPrinting() && <p>{children}</p>
