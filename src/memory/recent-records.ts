import { useSelector } from '@tanstack/react-store'
import { createSessionStore } from './session-memory'

const MAX_RECORDS = 8

interface RecentRecord {
  /** The `param` of the record's resource. */
  param: string
  /** The name as the page shows it. */
  name: string
  href: string
}

// Only in memory, because the names are those of customers.
const store = createSessionStore<readonly RecentRecord[]>([])

/** The records that were opened in this tab, the latest first. */
export const useRecentRecords = () => useSelector(store)

export const rememberRecord = (record: RecentRecord) =>
  store.setState((records) =>
    [record, ...records.filter(({ href }) => href !== record.href)].slice(0, MAX_RECORDS),
  )
