import * as v from 'valibot'
import { config } from '@/lib/config'
import { createPreference } from '@/lib/preferences'
import { capabilitiesSchema, NO_CAPABILITIES, type Capabilities } from './capabilities'
import type { Listing } from './list'

/**
 * The latest capabilities of each list, by URL. They are stored in this browser: the first request
 * after a reload can then contain the sort, dates and queue of the page's URL.
 */
const announced = createPreference('capabilities', v.record(v.string(), capabilitiesSchema), {})

type Source = Pick<Listing, 'path'>

const keyOf = ({ path }: Source) => config.apiUrl + path

/** Undefined before the first response. */
export const capabilitiesOf = (source: Source) => announced.get()[keyOf(source)]
/** Re-renders when the capabilities of any list change. */
export const useAnnounced = () => announced.use()
export const useCapabilities = (source: Source) => announced.use()[keyOf(source)]

/** The capabilities of the list that a path belongs to: `/crm/order` for `/crm/order/7/refund`. */
export function capabilitiesAt(path: string): Capabilities | undefined {
  if (!path) return undefined
  const parent = path.slice(0, path.lastIndexOf('/'))
  return announced.get()[config.apiUrl + path] ?? capabilitiesAt(parent)
}

/** `capabilities` is null if the response has none. */
export function rememberCapabilities(source: Source, capabilities: Capabilities | null) {
  const latest = capabilities ?? NO_CAPABILITIES
  if (JSON.stringify(latest) === JSON.stringify(capabilitiesOf(source))) return
  announced.set({ ...announced.get(), [keyOf(source)]: latest })
}
