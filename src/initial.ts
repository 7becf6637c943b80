/*
 * What most pages use besides the shell. Imported by the entry, it is part of the first chunks. Otherwise it would be in the chunk
 * of the list pages, which the dashboard does not need.
 */
// oxlint-disable import/no-unassigned-import
import '@/components/list/use-list'
import '@/components/records/order-status'
import '@/components/records/voucher-status'
import '@/components/ui/figure'
import '@/components/ui/load-error'
import '@/components/ui/moment'
import '@/components/ui/panel'
import '@/components/ui/skeleton'
import '@/components/ui/status-badge'
import '@/components/ui/text-link'
import '@/lib/module-api'
import '@/lib/reason'
import '@/lib/records'
import '@/lib/use-now'
