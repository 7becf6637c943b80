import { DAY_MS, dateOf } from '../time.ts'
import type { StoredPaper } from './types.ts'

const fileOf = (name: string, index: number, extension: string) =>
  `/api/images/paper-${name}-${index + 1}${extension}`

type File = Pick<StoredPaper, 'url' | 'mediaType'>

/** The licence is an image, the papers of the vehicle a PDF, and the form of the guarantor an image. */
const usualFiles = (index: number): readonly File[] => [
  { url: fileOf('licence', index, '.svg') },
  { url: fileOf('vehicle', index, '.pdf') },
  { url: fileOf('guarantor', index, ''), mediaType: 'image/svg+xml' },
]

/** Files that are not as usual, by the index of the driver. */
const otherFiles: Readonly<Record<number, readonly File[]>> = {
  // Neither the extension nor a media type says what it is. The last one is on a foreign server.
  55: [
    { url: fileOf('licence', 55, '.txt') },
    {},
    { url: 'https://files.example.com/guarantor-56.jpg' },
  ],
  // An image that does not exist.
  57: [{ url: '/api/images/gone.svg' }],
}

export const driverPaperFiles = (index: number, papers: readonly StoredPaper[]) =>
  papers.map((paper, at) => ({ ...paper, ...(otherFiles[index] ?? usualFiles(index))[at] }))

/** The papers of an applicant that is a business. */
export const businessPapers = (index: number, now: number): readonly StoredPaper[] => [
  {
    type: 'Certificate of incorporation',
    status: 'approved',
    url: fileOf('certificate', index, '.pdf'),
  },
  {
    type: 'Tax clearance',
    status: 'approved',
    expiresAt: dateOf(now + 400 * DAY_MS),
    url: fileOf('tax', index, '.svg'),
  },
]

/** The papers of a restaurant that has applied. */
export const restaurantPapers = (index: number, now: number): readonly StoredPaper[] => [
  {
    type: 'Food handler certificate',
    status: 'approved',
    expiresAt: dateOf(now + 200 * DAY_MS),
    url: fileOf('food', index, '.svg'),
  },
]
