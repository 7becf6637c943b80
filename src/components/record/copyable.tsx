import type { ReactNode } from 'react'
import { Breakable } from '@/components/ui/breakable'
import CopyButton from '@/components/ui/copy-button'
import { shorten } from '@/lib/format'

interface CopyableProps {
  text: string
  label: string
  children?: ReactNode
}

export function Copyable({ text, label, children }: CopyableProps) {
  return (
    <span className="flex items-center gap-1">
      <span className="min-w-0">
        {children ?? (
          <bdi key={text} translate="no">
            <Breakable text={shorten(text)} />
          </bdi>
        )}
      </span>
      <CopyButton text={text} label={label} />
    </span>
  )
}
