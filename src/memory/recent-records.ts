import { useSelector } from '@tanstack/react-store'
import { createSessionStore } from './session-memory'

const MAX_RECORDS = 8

interface RecentRecord {
  /** The `param` of its resource. */
  param: string
  /** As the page shows it. */
  name: string
  href: string
}

// Only in memory, because the names are those of customers.
const store = createSessionStore<readonly RecentRecord[]>([])

/** The records that were opened last in this tab, the newest first. */
export const useRecentRecords = () => useSelector(store)

export const rememberRecord = (record: RecentRecord) =>
  store.setState((records) =>
    [record, ...records.filter(({ href }) => href !== record.href)].slice(0, MAX_RECORDS),
  )
