import type { RecordRequest } from '@/api/requests'
import { AssignDialog } from '@/components/actions/assign-dialog'
import { orderName } from '@/domain/order'
import DriverPicker from './driver-picker'
import { assignLabel, isAssignable } from './fields'
import { orderResource, type Order } from './resource'

interface AssignDriverProps {
  order: Order
  request: RecordRequest
  onClose: () => void
}

/** Assigns an order to a driver who is online. */
export default function AssignDriver({ order, request, onClose }: AssignDriverProps) {
  return (
    <AssignDialog
      resource={orderResource}
      row={order}
      name={orderName(order)}
      title={assignLabel(order)}
      error="Choose a driver"
      confirmLabel={(driver) => `Assign ${driver}`}
      isAllowed={isAssignable}
      getHolder={({ driver }) => driver}
      request={request}
      renderPicker={(props) => (
        <DriverPicker {...props} state={order.address?.state} onClose={onClose} />
      )}
      onClose={onClose}
    />
  )
}
