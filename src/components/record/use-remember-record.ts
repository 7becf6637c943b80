import { useMatch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { rememberRecord } from '@/memory/recent-records'

interface OpenRecord {
  param: string
  /** "" while the name is unknown. */
  name: string
  /** The id of a sheet's record, which is in the search params. */
  id?: string
}

/** Adds the open record to the recent records of the palette. */
export function useRememberRecord({ param, name, id }: OpenRecord) {
  const pathname = useMatch({ strict: false, select: (match) => match.pathname })
  const href = id === undefined ? pathname : `${pathname}?${param}=${encodeURIComponent(id)}`
  useEffect(() => {
    if (name) rememberRecord({ param, name, href })
  }, [param, name, href])
}
