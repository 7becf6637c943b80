/*
 * What most pages use, besides the shell. Imported here, it is part of the first chunks. Otherwise it would be in the chunk of the
 * list pages, which the dashboard does not need.
 */
import '@tanstack/react-query'
import '@/components/records/order-status'
import '@/components/records/voucher-status'
import '@/components/ui/figure'
import '@/components/ui/load-error'
import '@/components/ui/moment'
import '@/components/ui/panel'
import '@/components/ui/skeleton'
import '@/components/ui/status-badge'
import '@/lib/module-api'
import '@/lib/records'
import '@/lib/use-now'
import '@/components/ui/text-link'
import '@/lib/reason'
