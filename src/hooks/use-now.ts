import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react'
import { lagosToday } from '@/domain/lagos'
import { serverDate, serverMinute, subscribeToMinutes } from '@/lib/clock'

/** The server's time. Re-renders at each full minute. */
export function useNow() {
  useSyncExternalStore(subscribeToMinutes, serverMinute)
  return serverDate()
}

const getToday = () => lagosToday()

/** For the provider of `TodayContext`. */
export const useWatchedToday = () => useSyncExternalStore(subscribeToMinutes, getToday)

/** A context, because a page of rows has a hundred users of it. */
export const TodayContext = createContext<string | null>(null)

/** The day in Lagos, as `YYYY-MM-DD`. Re-renders when a new day begins, also in memoized rows. */
export const useToday = () => use(TodayContext) ?? getToday()

/** This computer's time in ms. Re-renders each second. */
export function useSeconds() {
  const [time, setTime] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setTime(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return time
}
