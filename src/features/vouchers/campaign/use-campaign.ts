import { useEffect, useState } from 'react'
import { isCsv } from './campaign-schema'
import { CampaignFileError, readCampaign, type Campaign } from './read-campaign'

/** The state of reading a campaign's file. */
export type CampaignReading =
  | { state: 'none' }
  | { state: 'reading'; share: number }
  | { state: 'failed'; detail: string | undefined }
  | { state: 'read'; campaign: Campaign }

const none: CampaignReading = { state: 'none' }
const started: CampaignReading = { state: 'reading', share: 0 }

/** Reads the recipients of a campaign from the chosen file if it is a CSV. Choosing another file stops the reading. */
export function useCampaign(chosen: File | null) {
  const file = chosen && isCsv(chosen) ? chosen : null
  const [latest, setLatest] = useState<{ file: File | null; reading: CampaignReading }>()
  useEffect(() => {
    if (!file) return undefined
    const aborter = new AbortController()
    const { signal } = aborter
    const update = (reading: CampaignReading) => {
      if (!signal.aborted) setLatest({ file, reading })
    }
    readCampaign(file, { signal, onProgress: (share) => update({ state: 'reading', share }) }).then(
      (campaign) => update({ state: 'read', campaign }),
      (error: unknown) => {
        update({
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
