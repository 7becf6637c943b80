import { useState } from 'react'
import { listDefaults } from '@/api/list'
import { listQuery } from '@/api/queries'
import type { RecordRef } from '@/api/requests'
import { RecordPicker } from '@/components/form/record-picker'
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogFooter,
} from '@/components/overlays/dialog'
import { useCloseOnBack } from '@/components/overlays/use-close-on-back'
import { Button } from '@/components/ui/button'
import { restaurantName } from '@/features/restaurants/fields'
import { restaurantResource, type Restaurant } from '@/features/restaurants/resource'
import { shorten } from '@/lib/format'

/** At most 100 restaurants. */
const restaurantsQuery = (search: string) =>
  listQuery(restaurantResource, { ...listDefaults(restaurantResource), search }, 100)

const placeOf = ({ address }: Restaurant) =>
  [address?.area, address?.state]
    .map((text) => text && shorten(text))
    .filter(Boolean)
    .join(', ')

interface ChooseRestaurantProps {
  onChoose: (restaurant: RecordRef) => void
  onClose: () => void
}

/** A search and a choice of the restaurant whose dishes are shown. */
export default function ChooseRestaurant({ onChoose, onClose }: ChooseRestaurantProps) {
  const [chosen, setChosen] = useState<RecordRef | null>(null)
  useCloseOnBack(onClose)
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title="Choose a restaurant" aria-describedby={undefined} className="max-w-md">
        <form
          className="flex min-h-0 flex-col gap-apart"
          onSubmit={(event) => {
            event.preventDefault()
            if (chosen) onChoose(chosen)
          }}
        >
          <DialogBody className="flex flex-col gap-apart">
            <RecordPicker
              chosen={chosen?.id ?? ''}
              onChoose={setChosen}
              texts={{
                legend: 'Restaurant',
                search: 'Search restaurants',
                failed: 'The restaurants could not be loaded',
                noMatch: 'No restaurant matches your search.',
                none: () => 'There is no restaurant.',
              }}
              getQuery={restaurantsQuery}
              getName={restaurantName}
              getDetail={placeOf}
            />
          </DialogBody>
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="outline">Cancel</Button>
            </DialogClose>
            <Button type="submit" disabled={!chosen}>
              Show dishes
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}
