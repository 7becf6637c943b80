import * as v from 'valibot'
import { formatQuantity, shorten } from '../lib/format.ts'
import { visibleText } from '../lib/visible-text.ts'
import { daysUntil, formatDay, formatShortDay } from './format-dates.ts'
import { ifSent, optionalDay, optionalField, optionalText } from './response-fields.ts'
import { statuses, statusKey } from './status.ts'

const described = (text: string) => optionalField(v.pipe(visibleText, v.description(text)))

const paperSchema = v.object({
  type: optionalText,
  status: optionalText,
  expiresAt: optionalDay,
  url: described(
    'Where the file is: a URL of the API or of the image service, or a path of the image service. The console opens no other. Omit it for a user without the permission `papers`. It is opened in a tab, so no script in it may run: send it with `X-Content-Type-Options: nosniff` and, unless it is a PDF, with `Content-Security-Policy: sandbox`.',
  ),
  mediaType: described('Such as `application/pdf`. By default, the extension of the URL tells it.'),
})
export type Paper = v.InferOutput<typeof paperSchema>

/** The papers of a driver, vendor, company or restaurant, as a field of its record. */
export const papersEntry = ifSent(optionalField(v.array(paperSchema)))

export interface WithPapers {
  documents?: readonly Paper[] | null | undefined
}

export const paperStatus = statuses([
  ['pending', 'yellow'],
  ['approved', 'green'],
  ['rejected', 'red'],
  ['expired', 'red'],
])

export const paperName = ({ type }: Pick<Paper, 'type'>) => shorten(type ?? 'Paper')

export type PaperKind = 'image' | 'pdf' | 'other'

/** Images that all browsers show, by the extension of a file or the subtype of a media type. */
const IMAGES = 'p?jpe?g|jfif|a?png|webp|gif|avif|svg|bmp'
const IMAGE_EXTENSION = new RegExp(`\\.(?:${IMAGES})$`, 'i')
const IMAGE_TYPE = new RegExp(`^image/(?:x-)?(?:ms-)?(?:${IMAGES})(?![\\w.-])`, 'i')

/** What the file of a paper is: by its media type, otherwise by the extension of its URL. */
export function paperKind(mediaType: string | null, url: string): PaperKind {
  const [path = ''] = url.split(/[?#]/)
  const [isImage, isPdf] =
    mediaType === null
      ? [IMAGE_EXTENSION.test(path), /\.pdf$/i.test(path)]
      : [IMAGE_TYPE.test(mediaType.trim()), /^application\/(?:x-)?pdf\b/i.test(mediaType.trim())]
  if (isImage) return 'image'
  return isPdf ? 'pdf' : 'other'
}

const NOTICE_DAYS = 30

/** "Expires 10 Apr 2028", "Expired 3 Mar 2026". `note` follows it: "in 12 days", "today". */
export function paperDate(day: string, today: string) {
  const days = daysUntil(day, today)
  const isPast = days < 0
  const isNear = !isPast && days <= NOTICE_DAYS
  return {
    text: `${isPast ? 'Expired' : 'Expires'} ${formatShortDay(day)}`,
    isPast,
    note: isNear ? inDays(days) : null,
  }
}

const inDays = (days: number) =>
  days === 0 ? 'today' : `in ${formatQuantity(days, 'day', 'days')}`

const kinds = [
  ['pending', 'paper is pending', 'papers are pending'],
  ['expired', 'paper has expired', 'papers have expired'],
  ['expiring', 'paper expires within 30 days', 'papers expire within 30 days'],
  ['rejected', 'paper is rejected', 'papers are rejected'],
  ['other', 'paper has another status', 'papers have another status'],
] as const

type Concern = readonly [kind: (typeof kinds)[number][0], text: string]

type PaperState = Pick<Paper, 'type' | 'status' | 'expiresAt'>

/** Why a paper is not in order. Null if it is in order. */
function concernOf(paper: PaperState, today: string): Concern | null {
  const { status, expiresAt } = paper
  const { isPast, note } = expiresAt ? paperDate(expiresAt, today) : { isPast: false, note: null }
  if (paperStatus.is(paper, 'rejected')) return ['rejected', 'rejected']
  if (expiresAt && isPast) return ['expired', `expired on ${formatDay(expiresAt)}`]
  if (paperStatus.is(paper, 'expired')) return ['expired', 'expired']
  if (paperStatus.is(paper, 'pending')) return ['pending', 'pending']
  if (!paperStatus.is(paper, 'approved'))
    return ['other', status ? shorten(statusKey(status)) : 'no status']
  return note === null ? null : ['expiring', `expires ${note}`]
}

/** "1 paper has expired". Null if none has. */
export const expiredText = (papers: readonly PaperState[], today: string) =>
  countText(
    'expired',
    papers.flatMap((paper) => concernOf(paper, today)?.[0] ?? []),
  )

function countText(kind: Concern[0], found: readonly Concern[0][]) {
  const { length } = found.filter((one) => one === kind)
  const [, one = '', many = ''] = kinds.find(([key]) => key === kind) ?? []
  return length > 0 ? formatQuantity(length, one, many) : null
}

export interface PaperConcerns {
  /** "Driver's licence: pending". */
  lines: readonly string[]
  /** "2 papers are pending". */
  counts: readonly string[]
}

export function paperConcerns(papers: readonly PaperState[], today: string): PaperConcerns {
  const found = papers.flatMap((paper) => {
    const concern = concernOf(paper, today)
    return concern ? [{ kind: concern[0], line: `${paperName(paper)}: ${concern[1]}` }] : []
  })
  return {
    lines: found.map(({ line }) => line),
    counts: kinds.flatMap(
      ([kind]) =>
        countText(
          kind,
          found.map((concern) => concern.kind),
        ) ?? [],
    ),
  }
}
