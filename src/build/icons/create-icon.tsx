import type { ComponentProps } from 'react'

/** Creates an icon component like those of lucide-react, from the outline of the icon. */
export const createIcon = (d: string) =>
  function Icon(props: ComponentProps<'svg'>) {
    return (
      <svg
        width="24"
        height="24"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden={props['aria-label'] ? undefined : true}
        {...props}
      >
        <path d={d} />
      </svg>
    )
  }
