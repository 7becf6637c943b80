import { useState } from 'react'
import { FileDrop } from '@/components/form/file-drop'
import { CloseFooter, Dialog, DialogBody, DialogContent } from '@/components/overlays/dialog'
import { capitalize, formatCount } from '@/lib/format'
import { notKept } from '@/lib/preferences'
import type { ImportResult, ListFile } from './-list-file'

interface ImportSavedProps {
  of: ListFile
  onClose: () => void
}

export function ImportSaved({ of: { noun, addFrom }, onClose }: ImportSavedProps) {
  const [file, setFile] = useState<File | null>(null)
  const [result, setResult] = useState<ImportResult | 'wrong' | null>(null)
  const wrongFile = `This is not a file of ${noun}. Choose one that was made with “Export ${noun}”.`

  async function read(chosen: File) {
    setFile(chosen)
    // Cleared first, so that screen readers announce the same result again.
    setResult(null)
    setResult(await addFrom(chosen).catch(() => 'wrong' as const))
  }

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title={`Import ${noun}`} className="max-w-md">
        <DialogBody className="flex flex-col gap-apart">
          <FileDrop
            label={capitalize(noun)}
            accept=".json"
            file={file}
            hint="They are added to those that you have in this browser."
            error={result === 'wrong' ? wrongFile : undefined}
            onFile={(chosen) => void read(chosen)}
          />
          <div role="status">{result && result !== 'wrong' && <ImportSummary {...result} />}</div>
        </DialogBody>
        <CloseFooter />
      </DialogContent>
    </Dialog>
  )
}

function ImportSummary({ added, isKept, leftOut }: ImportResult) {
  return (
    <>
      <p>{`${formatCount(added)} added`}</p>
      {!isKept && (
        <p className="whitespace-pre-line text-orange">{notKept('They', 'they are gone')}</p>
      )}
      {[...leftOut].map(([reason, count]) => (
        <p key={reason} className="text-muted-foreground">
          {`${formatCount(count)} left out: ${reason}`}
        </p>
      ))}
    </>
  )
}
