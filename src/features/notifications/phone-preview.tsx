import { clsx } from 'clsx'
import logoUrl from '@/components/ui/logo.svg'
import { channelLabel, notificationFields } from './fields'

interface PhonePreviewProps {
  title: string
  body: string
  channel: string | null
}

/**
 * A notification as a phone shows it: a card, or the bubble of an SMS. A label replaces a blank
 * text.
 */
export function PhonePreview({ title, body, channel }: PhonePreviewProps) {
  const isSms = channel?.toLowerCase() === 'sms'
  return (
    <figure className="flex min-w-0 flex-col gap-1">
      <figcaption className="text-muted-foreground">Preview</figcaption>
      <div className="mx-auto w-full max-w-76 rounded-[1.75rem] border-4 border-foreground/80 bg-muted p-3 pb-10">
        <div aria-hidden="true" className="mx-auto mb-4 h-1.5 w-16 rounded-full bg-foreground/30" />
        <div
          className={clsx(
            'bg-card p-3 shadow-card',
            isSms ? 'mr-6 rounded-2xl rounded-bl-none' : 'rounded-lg',
          )}
        >
          <p className="flex items-center gap-near text-sm text-muted-foreground">
            {!isSms && <img src={logoUrl} alt="" className="size-5" />}
            <span>Marketplace</span>
            {channel && <span className="ml-auto">{channelLabel(channel)}</span>}
          </p>
          <p className={clsx('mt-1.5 leading-tight wrap-anywhere', !isSms && 'text-lg')}>
            <bdi className={title ? '' : 'text-muted-foreground'}>
              {title || notificationFields.title.label}
            </bdi>
          </p>
          <p className="mt-0.5 leading-snug wrap-anywhere whitespace-pre-line">
            <bdi className={body ? '' : 'text-muted-foreground'}>
              {body || notificationFields.body.label}
            </bdi>
          </p>
        </div>
      </div>
    </figure>
  )
}
