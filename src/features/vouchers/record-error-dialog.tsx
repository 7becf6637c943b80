import type { ComponentProps } from 'react'
import type { DetailedResource } from '@/api/resource'
import { CloseFooter, Dialog, DialogBody, DialogContent } from '@/components/overlays/dialog'
import { DetailsLoadError } from '@/components/record/details-load-error'
import { capitalize } from '@/lib/format'

interface RecordErrorDialogProps extends Pick<
  ComponentProps<typeof DetailsLoadError>,
  'id' | 'query'
> {
  resource: Pick<DetailedResource, 'noun' | 'isDeletable'>
  onClose: () => void
}

/** Replaces a dialog whose record could not be loaded. */
export default function RecordErrorDialog({
  resource,
  id,
  query,
  onClose,
}: RecordErrorDialogProps) {
  const [noun] = resource.noun
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title={capitalize(noun)} titleHidden className="max-w-md">
        <DialogBody>
          <DetailsLoadError id={id} noun={noun} isDeletable={resource.isDeletable} query={query} />
        </DialogBody>
        <CloseFooter />
      </DialogContent>
    </Dialog>
  )
}
