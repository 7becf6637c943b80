import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { EMPTY, shorten } from '@/lib/format'
import { Avatar, type AvatarProps } from './avatar'

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
