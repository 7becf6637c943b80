import { useMatch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { titleText, useTitle } from '@/hooks/use-title'
import { rememberRecord } from '@/memory/recent-records'

interface OpenRecord {
  param: string
  /** "" while it is unknown. */
  name: string
  /** Of a sheet, whose record is in the search params. */
  id?: string
}

/** Names the open record in the document's title, and remembers it for the palette. */
export function useRecordTitle({ param, name, id }: OpenRecord) {
  const title = titleText(name)
  useTitle('record', title)
  const pathname = useMatch({ strict: false, select: (match) => match.pathname })
  const href = id === undefined ? pathname : `${pathname}?${param}=${encodeURIComponent(id)}`
  useEffect(() => {
    if (title) rememberRecord({ param, name: title, href })
  }, [param, title, href])
}
