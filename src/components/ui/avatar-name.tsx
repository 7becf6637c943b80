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
    <span className="flex items-center gap-near sm:min-w-32">
      <Avatar name={name} image={image} />
      {/* Clamping the line would cut the link's touch area. */}
      <span
        title={text || undefined}
        className={clsx('min-w-0 wrap-anywhere', !children && 'line-clamp-3')}
      >
        {children ?? (text ? <bdi>{text}</bdi> : EMPTY)}
      </span>
    </span>
  )
}
