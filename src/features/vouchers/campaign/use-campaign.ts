import { useEffect, useState } from 'react'
import { isCsv } from './campaign-schema'
import { CampaignFileError, readCampaign, type Campaign } from './read-campaign'

/**
 * The state of reading a campaign file. `progress` is from 0 to 1. `detail` explains why a file is
 * invalid.
 */
export type CampaignResult =
  | { status: 'idle' }
  | { status: 'pending'; progress: number }
  | { status: 'error'; detail: string | undefined }
  | { status: 'success'; campaign: Campaign }

const idle: CampaignResult = { status: 'idle' }
const started: CampaignResult = { status: 'pending', progress: 0 }

/**
 * Reads the recipients of a campaign from `chosen` if it is a CSV file. Choosing another file
 * aborts the read.
 */
export function useCampaign(chosen: File | null) {
  const file = chosen && isCsv(chosen) ? chosen : null
  const [latest, setLatest] = useState<{ file: File | null; result: CampaignResult }>()
  useEffect(() => {
    if (!file) return undefined
    const aborter = new AbortController()
    const { signal } = aborter
    const update = (result: CampaignResult) => {
      if (!signal.aborted) setLatest({ file, result })
    }
    const onProgress = (progress: number) => update({ status: 'pending', progress })
    readCampaign(file, { signal, onProgress }).then(
      (campaign) => update({ status: 'success', campaign }),
      (error: unknown) => {
        const detail = error instanceof CampaignFileError ? error.message : undefined
        update({ status: 'error', detail })
      },
    )
    return () => aborter.abort()
  }, [file])
  if (!file) return idle
  return latest?.file === file ? latest.result : started
}
