import { clsx } from 'clsx'
import { useState, type ReactNode } from 'react'
import { EMPTY, shorten } from '@/lib/format'
import { firstVisibleCharacter } from '@/lib/visible-text'

export interface AvatarProps {
  name: string | null
  image?: string | null | undefined
  isSmall?: boolean
}

/** The image of a restaurant or person. The fallback is the first letter of the name. */
export function Avatar({ name, image, isSmall = false }: AvatarProps) {
  const [failedImage, setFailedImage] = useState<string>()
  const size = isSmall ? 'size-7.5' : 'size-9'
  if (image && image !== failedImage) {
    return (
      <img
        // Remounts the image: the old one would stay until the new one has loaded.
        key={image}
        data-slot="avatar"
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
      data-slot="avatar"
      aria-hidden="true"
      translate="no"
      className={clsx(
        'grid shrink-0 place-items-center rounded-md bg-muted text-muted-foreground uppercase',
        size,
      )}
    >
      {firstVisibleCharacter(name ?? '') || '?'}
    </span>
  )
}

interface AvatarCellProps extends Pick<AvatarProps, 'name' | 'image'> {
  children: ReactNode
}

export function AvatarCell({ name, image, children }: AvatarCellProps) {
  return (
    <>
      <Avatar name={name} image={image} isSmall />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </>
  )
}

interface AvatarNameProps extends Omit<AvatarProps, 'isSmall'> {
  children?: ReactNode
}

export function AvatarName({ name, image, children }: AvatarNameProps) {
  const text = name && shorten(name)
  return (
    <span className="flex items-center gap-near">
      <span className="shrink-0 sm:@max-xl:hidden">
        <Avatar name={name} image={image} isSmall />
      </span>
      {/* Hiding what overflows vertically would cut the link's touch area. */}
      <span
        title={text || undefined}
        className={clsx(
          'min-w-0 sm:overflow-x-clip sm:text-ellipsis max-sm:wrap-anywhere',
          !children && 'max-sm:line-clamp-3',
        )}
      >
        {children ?? (text ? <bdi translate="no">{text}</bdi> : EMPTY)}
      </span>
    </span>
  )
}
