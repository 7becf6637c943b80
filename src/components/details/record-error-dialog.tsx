import type { ComponentProps } from 'react'
import type { DetailedResource } from '@/api/resource'
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogFooter,
} from '@/components/overlays/dialog'
import { Button } from '@/components/ui/button'
import { capitalize } from '@/lib/format'
import { DetailsLoadError } from './details-load-error'

interface RecordErrorDialogProps extends Pick<ComponentProps<typeof DetailsLoadError>, 'query'> {
  resource: Pick<DetailedResource, 'noun' | 'isDeletable'>
  onClose: () => void
}

/** Replaces a dialog whose record could not be loaded. */
export default function RecordErrorDialog({ resource, query, onClose }: RecordErrorDialogProps) {
  const [noun] = resource.noun
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title={capitalize(noun)} titleHidden className="max-w-md">
        <DialogBody>
          <DetailsLoadError noun={noun} isDeletable={resource.isDeletable} query={query} />
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">Close</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
