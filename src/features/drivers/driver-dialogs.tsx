import { ActionDialog } from '@/components/dialog/action-dialog'
import { capitalize } from '@/lib/format'
import { approveDriver, reactivateDriver, suspendDriver } from './api'
import { CurrentOrder } from './driver-facts'
import { driverName } from './labels'
import type { Driver } from './schema'
import type { DriverDialog } from './search'

const reasons = [
  'Cash was not handed over',
  'Papers expired or rejected',
  'Orders not delivered',
  'Abusive behaviour',
  'Suspected fraud',
]

interface DriverDialogsProps {
  dialog: DriverDialog
  driver: Driver
  onClose: () => void
}

/** The dialog of a driver's page that the URL names. */
export default function DriverDialogs({ dialog, driver, onClose }: DriverDialogsProps) {
  const { id, currentOrder } = driver
  const name = driverName(driver)
  const labels = { title: `${capitalize(dialog)} driver`, draftName: `${dialog} driver ${id}` }
  if (dialog === 'suspend') {
    return (
      <ActionDialog
        {...labels}
        isDestructive
        mutation={suspendDriver}
        getVariables={(reason) => ({ id, name, body: { status: 'suspended' as const, reason } })}
        reasons={reasons}
        onClose={onClose}
      >
        <p>{`Suspend ${name}? They get no more orders.`}</p>
        {currentOrder && (
          <p>
            They are delivering <CurrentOrder currentOrder={currentOrder} /> now: give it to another
            driver first.
          </p>
        )}
      </ActionDialog>
    )
  }
  const isApproval = dialog === 'approve'
  return (
    <ActionDialog
      {...labels}
      mutation={isApproval ? approveDriver : reactivateDriver}
      getVariables={() => ({ id, name, body: { status: 'active' as const } })}
      onClose={onClose}
    >
      <p>{isApproval ? `Approve ${name}? They can take orders at once.` : `Reactivate ${name}?`}</p>
    </ActionDialog>
  )
}
