import { Link } from '@tanstack/react-router'
import { TextOnCard, TruncatedText } from '@/components/list/cell-text'
import { cells } from '@/components/list/cells'
import { columnHelper } from '@/components/list/data-table'
import { rowLinkProps } from '@/components/list/use-row-interactions'
import { Availability } from '@/components/records/availability'
import { partnerStatus } from '@/domain/partner'
import { driverName, vehicleLabel } from './labels'
import type { Driver } from './resource'

const column = columnHelper<Driver>()

export const driverColumns = column.columns([
  column.accessor(driverName, {
    id: 'name',
    header: 'Driver',
    cell: ({ getValue, row: { id } }) => (
      <Link to="/driver/$id" params={{ id }} preload={false} {...rowLinkProps}>
        <TruncatedText text={getValue()} />
      </Link>
    ),
    meta: { card: 'top', width: 7.5 },
  }),
  column.accessor('logistics', { header: 'Company', ...cells.relation('hidden') }),
  column.accessor(vehicleLabel, {
    id: 'vehicle',
    header: 'Vehicle',
    cell: ({ getValue, row: { original } }) => (
      <TextOnCard
        text={getValue()}
        onCard={original.logistics?.name ?? original.logistics?.id ?? null}
      />
    ),
    meta: { card: 'middle', width: 5.25 },
  }),
  column.accessor('deliveredCount', {
    header: 'Delivered',
    ...cells.count('hidden', '', '', 4.75),
  }),
  column.accessor('cashInHand', { header: 'Cash in hand', ...cells.naira('hidden') }),
  column.accessor('availability', {
    header: 'Availability',
    cell: ({ getValue }) => <Availability availability={getValue()} />,
    meta: { card: 'middleEnd', width: 5.75 },
  }),
  column.accessor('status', { header: 'Status', ...cells.status(partnerStatus, 6.5) }),
  column.accessor('lastSeenAt', { header: 'Last seen', ...cells.moment('bottom', 'Last seen') }),
])
