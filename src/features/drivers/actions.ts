import { Ban, Check, RotateCcw } from 'lucide'
import type { RecordAction } from '@/components/details/record-actions'
import type { Driver } from './schema'
import type { DriverDialog } from './search'

export function driverActions({ status }: Driver): RecordAction<DriverDialog>[] {
  const isPending = status?.toLowerCase() === 'pending'
  const isSuspended = status?.toLowerCase() === 'suspended'
  return [
    { dialog: 'approve', label: 'Approve', icon: Check, isAllowed: isPending },
    { dialog: 'reactivate', label: 'Reactivate', icon: RotateCcw, isAllowed: isSuspended },
    {
      dialog: 'suspend',
      label: 'Suspend',
      icon: Ban,
      isAllowed: !isSuspended,
      isDestructive: true,
    },
  ]
}
