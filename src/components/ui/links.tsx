import { Link, useRouter, type LinkProps } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'

/** A link that covers its positioned container, with a focus outline around it. */
export const COVER_LINK =
  'after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-ring'

export const TEXT_LINK =
  'text-brand underline-offset-4 hover:underline pointer-coarse:relative pointer-coarse:-my-2.5 pointer-coarse:inline-flex pointer-coarse:min-h-control pointer-coarse:min-w-11 pointer-coarse:py-2.5'

interface MoreLinkProps {
  link: LinkProps
  children: string
}

export function MoreLink({ link, children }: MoreLinkProps) {
  return (
    <Link
      {...link}
      data-unprinted=""
      className="group flex h-control shrink-0 items-center gap-1 text-brand hover:underline"
    >
      <span>{children}</span>
      <ArrowRight className="size-4 transition-transform group-hover:translate-x-0.5" />
    </Link>
  )
}

interface PlainLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  link: LinkProps
}

/**
 * A link that does not preload and does not know whether it is active. A table has up to 60 of them,
 * and a `Link` subscribes to the location. Its address is that of the last render, but a click
 * follows the link as it is then. The gain is in tests/bench/README.md.
 */
export function PlainLink({ link, children, ...props }: PlainLinkProps) {
  const router = useRouter()
  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void router.navigate(link)
  }
  return (
    <a {...props} href={router.buildLocation(link).publicHref} onClick={follow}>
      {children}
    </a>
  )
}
