import { useState, type ReactNode } from 'react'
import { EMPTY, shorten } from '@/lib/format'
import { firstVisibleCharacter } from '@/lib/visible-text'

interface EntityImageProps {
  name: string | null
  image?: string | null | undefined
}

/** The image of a restaurant or person, or the first letter of the name if there is no image or it fails to load. */
export function EntityImage({ name, image }: EntityImageProps) {
  const [failedImage, setFailedImage] = useState<string>()
  if (image && image !== failedImage) {
    return (
      <img
        src={image}
        alt=""
        referrerPolicy="no-referrer"
        className="size-9 shrink-0 rounded-md object-cover"
        onError={() => setFailedImage(image)}
      />
    )
  }
  return (
    <span
      aria-hidden="true"
      className="grid size-9 shrink-0 place-items-center rounded-md bg-muted text-muted-foreground uppercase"
    >
      {firstVisibleCharacter(name ?? '') || '?'}
    </span>
  )
}

interface EntityProps extends EntityImageProps {
  /** Replaces the name, for example with a link. */
  children?: ReactNode
}

/** A picture and a name on one line. */
export function Entity({ name, image, children }: EntityProps) {
  const text = name && shorten(name)
  return (
    <span className="flex items-center gap-2.5 sm:min-w-32">
      <EntityImage name={name} image={image} />
      <span title={text || undefined} className="line-clamp-3 min-w-0 wrap-anywhere">
        {children ?? (text ? <bdi>{text}</bdi> : EMPTY)}
      </span>
    </span>
  )
}
