import type { IconNode } from 'lucide'
import { createElement, type ComponentProps } from 'react'

interface IconProps extends ComponentProps<'svg'> {
  of: IconNode
}

/** A lucide icon, hidden from screen readers: the text next to it, or the button's label, says the same. */
export function Icon({ of, ...props }: IconProps) {
  return (
    <svg
      data-slot="icon"
      aria-hidden="true"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    >
      {of.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  )
}
