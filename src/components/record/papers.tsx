import { clsx } from 'clsx'
import { ExternalLink, File, FileText, ZoomIn } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { checkUrl } from '@/api/image-url'
import { useIsPermitted } from '@/api/permissions'
import type { Resource } from '@/api/resource'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { TEXT_LINK } from '@/components/ui/links'
import { Panel } from '@/components/ui/panel'
import { Sentence } from '@/components/ui/sentence'
import { tooltipProps } from '@/components/ui/tooltip-props'
import { paperKind, paperName, type Paper, type WithPapers } from '@/domain/paper'
import { config } from '@/lib/config'
import { shorten } from '@/lib/format'
import { isolate } from '@/lib/isolate'
import { FactsPanel } from './facts'
import { PaperExpiry, PaperState } from './paper-state'

const PaperImage = lazyOverlay(() => import('./paper-image'), { isLikely: true })

/** Why the file of a paper cannot be opened: the Content-Security-Policy would block it. */
const blockedText = (foreignHost: string | null) =>
  foreignHost === null
    ? 'Not opened: the address of the file is not valid.'
    : `Not opened: the file is on ${isolate(shorten(foreignHost))}, not on a server of this console.`

const LINK = `${TEXT_LINK} inline-flex items-center gap-1`

interface PaperFileProps {
  paper: Paper
  url: string
  /** Whose paper it is. */
  owner: string | undefined
  isLarge?: boolean
}

/** The room for a large paper. It stays the same while an image loads. */
const FRAME =
  'relative flex min-h-32 flex-col items-center justify-center gap-1 overflow-hidden rounded-md border bg-muted p-2 print:hidden sm:low:min-h-28 xl:not-low:min-h-56 min-[90rem]:not-low:min-h-80'
const FRAME_LINK = `${FRAME} hover:border-ring`
const CORNER = 'absolute right-1 bottom-1 size-7 rounded-md border bg-card p-1'

const NoFile = ({ children }: { children: ReactNode }) => (
  <span className={`${FRAME} text-center text-sm text-muted-foreground`}>{children}</span>
)

/** An image opens in a dialog, any other file in a new tab. A large image is also shown here. */
function PaperFile({ paper, url: sent, owner, isLarge = false }: PaperFileProps) {
  const [isOpen, setIsOpen] = useState(false)
  const checked = checkUrl(sent, { ...config, origin: window.location.origin })
  if (checked.shown === null) {
    const blocked = <Sentence text={blockedText(checked.foreignHost)} />
    if (isLarge) return <NoFile>{blocked}</NoFile>
    return <span className="basis-full text-sm text-muted-foreground">{blocked}</span>
  }
  const url = checked.shown
  const name = paperName(paper)
  const kind = paperKind(paper.mediaType, url)
  if (kind === 'image') {
    return (
      <>
        <button
          type="button"
          {...(isLarge && { 'aria-label': `View ${name}`, ...tooltipProps(`View ${name}`) })}
          className={isLarge ? FRAME_LINK : TEXT_LINK}
          onClick={() => setIsOpen(true)}
        >
          {isLarge ? (
            <>
              <img
                src={url}
                alt={name}
                loading="lazy"
                referrerPolicy="no-referrer"
                className="absolute inset-0 size-full object-contain sm:low:object-cover sm:low:object-top"
              />
              <ZoomIn aria-hidden="true" className={CORNER} />
            </>
          ) : (
            <span>
              View <span className="sr-only">{name}</span>
            </span>
          )}
        </button>
        {isOpen && (
          <PaperImage name={name} url={url} onClose={() => setIsOpen(false)}>
            {owner !== undefined && <bdi translate="no">{shorten(owner)}</bdi>}
            {owner !== undefined && paper.expiresAt && ' · '}
            <PaperExpiry {...paper} />
          </PaperImage>
        )}
      </>
    )
  }
  const isPdf = kind === 'pdf'
  const Icon = isPdf ? FileText : File
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer noopener"
      data-unprinted=""
      aria-label={`${isPdf ? 'Open PDF' : 'Open file'}: ${name}, in a new tab`}
      className={isLarge ? FRAME_LINK : LINK}
    >
      {isLarge && <Icon className="size-10 text-muted-foreground" />}
      <span>{isPdf ? 'PDF' : 'File'}</span>
      <ExternalLink className={isLarge ? CORNER : 'size-3.5 shrink-0'} />
    </a>
  )
}

interface PapersPanelProps<T extends WithPapers> {
  resource: Pick<Resource, 'module' | 'needs' | 'path'>
  /** The name of the record. Undefined while it loads. */
  name: string | undefined
  details: { record: T | undefined; isLoading: boolean }
  /** The papers have to be checked: their images are shown. */
  isLarge?: boolean
}

/** The state of each paper, and its file if the administrator may see it. */
export function PapersPanel<T extends WithPapers>(props: PapersPanelProps<T>) {
  const { resource, name, details, isLarge = false } = props
  const isPermitted = useIsPermitted(resource)
  const papers = details.record?.documents ?? []
  const canOpen = isPermitted('papers')
  const fileOf = (paper: Paper) =>
    paper.url !== null &&
    canOpen && <PaperFile paper={paper} url={paper.url} owner={name} isLarge={isLarge} />
  if (isLarge && papers.length > 0) {
    return (
      <Panel title="Papers" isLoading={details.isLoading}>
        <ul
          aria-label="Papers"
          className="grid grid-cols-2 gap-x-apart gap-y-1 px-4 pt-4 pb-1 @lg:grid-cols-3"
        >
          {Array.from(papers, (paper, index) => (
            <li
              key={index}
              // The parts of the papers in a row are aligned.
              className={clsx(
                'grid grid-rows-subgrid pb-3 wrap-anywhere later:self-start',
                canOpen ? 'row-span-3' : 'row-span-2',
              )}
            >
              {fileOf(paper) || (canOpen && <NoFile>No file</NoFile>)}
              <span>{paperName(paper)}</span>
              <PaperState {...paper} />
            </li>
          ))}
        </ul>
      </Panel>
    )
  }
  const facts = papers.map((paper) => ({
    label: paperName(paper),
    render: () => (
      // An expired paper and its link have the same colour: a wider gap tells them apart.
      <span className="flex min-w-0 flex-wrap items-center gap-x-apart">
        <PaperState {...paper} />
        {fileOf(paper)}
      </span>
    ),
  }))
  return (
    <FactsPanel
      title="Papers"
      facts={facts.length > 0 ? facts : [{ label: 'Papers', render: () => null }]}
      details={details}
    />
  )
}
