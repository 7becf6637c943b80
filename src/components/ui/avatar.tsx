import { clsx } from 'clsx'
import { useState, type ReactNode } from 'react'
import { EMPTY, shorten } from '@/lib/format'
import { firstVisibleCharacter } from '@/lib/visible-text'

interface AvatarProps {
  name: string | null
  image?: string | null | undefined
  /** The size for a row of a list. */
  isSmall?: boolean
}

/** The image of a restaurant or person, or the first letter of the name if there is no image or it fails to load. */
export function Avatar({ name, image, isSmall = false }: AvatarProps) {
  const [failedImage, setFailedImage] = useState<string>()
  const size = isSmall ? 'size-7.5' : 'size-9'
  if (image && image !== failedImage) {
    return (
      <img
        // Another image would be shown only once it has loaded.
        key={image}
        src={image}
        alt=""
        referrerPolicy="no-referrer"
        className={clsx('shrink-0 rounded-md object-cover', size)}
        onError={() => setFailedImage(image)}
      />
    )
  }
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'grid shrink-0 place-items-center rounded-md bg-muted text-muted-foreground uppercase',
        size,
      )}
    >
      {firstVisibleCharacter(name ?? '') || '?'}
    </span>
  )
}

/** The picture and the name in the first cell of a row. `children` is the name. */
export function AvatarCell({ name, image, children }: AvatarNameProps) {
  return (
    <>
      <Avatar name={name} image={image} isSmall />
      <span className="truncate @max-table:wrap-anywhere @max-table:whitespace-normal">
        {children}
      </span>
    </>
  )
}

interface AvatarNameProps extends Omit<AvatarProps, 'isSmall'> {
  /** Replaces the name, for example with a link. */
  children?: ReactNode
}

/** A picture and a name on one line. */
export function AvatarName({ name, image, children }: AvatarNameProps) {
  const text = name && shorten(name)
  return (
    <span className="flex items-center gap-2.5 sm:min-w-32">
      <Avatar name={name} image={image} />
      {/* A clamped line would cut the area of a link for touch. */}
      <span
        title={text || undefined}
        className={clsx('min-w-0 wrap-anywhere', !children && 'line-clamp-3')}
      >
        {children ?? (text ? <bdi>{text}</bdi> : EMPTY)}
      </span>
    </span>
  )
}
