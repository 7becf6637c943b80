import { useMatch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { rememberRecord } from '@/memory/recent-records'

interface OpenRecord {
  param: string
  /** "" while it is unknown. */
  name: string
  /** Of a sheet, whose record is in the search params. */
  id?: string
}

/** Remembers the open record for the palette. */
export function useRememberRecord({ param, name, id }: OpenRecord) {
  const pathname = useMatch({ strict: false, select: (match) => match.pathname })
  const href = id === undefined ? pathname : `${pathname}?${param}=${encodeURIComponent(id)}`
  useEffect(() => {
    if (name) rememberRecord({ param, name, href })
  }, [param, name, href])
}
