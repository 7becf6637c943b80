import { useEffect, useState } from 'react'
import { CampaignFileError, readCampaign, type Campaign } from './read-campaign'
import { isCsv } from './write-schema'

/** How far the reading of a campaign's file is. */
export type CampaignReading =
  | { state: 'none' }
  | { state: 'reading'; share: number }
  | { state: 'failed'; detail: string | undefined }
  | { state: 'read'; campaign: Campaign }

const none: CampaignReading = { state: 'none' }
const started: CampaignReading = { state: 'reading', share: 0 }

/** Reads the people of a campaign from the file that is chosen, if it is a CSV; another file stops the one before. */
export function useCampaign(chosen: File | null) {
  const file = chosen && isCsv(chosen) ? chosen : null
  const [latest, setLatest] = useState<{ file: File | null; reading: CampaignReading }>()
  useEffect(() => {
    if (!file) return undefined
    const aborter = new AbortController()
    const { signal } = aborter
    const tell = (reading: CampaignReading) => {
      if (!signal.aborted) setLatest({ file, reading })
    }
    readCampaign(file, { signal, onProgress: (share) => tell({ state: 'reading', share }) }).then(
      (campaign) => tell({ state: 'read', campaign }),
      (error: unknown) => {
        tell({
          state: 'failed',
          detail: error instanceof CampaignFileError ? error.message : undefined,
        })
      },
    )
    return () => aborter.abort()
  }, [file])
  if (!file) return none
  return latest?.file === file ? latest.reading : started
}
