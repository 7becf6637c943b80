import { Link, type LinkProps } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'

interface MoreLinkProps {
  link: LinkProps
  children: string
}

export function MoreLink({ link, children }: MoreLinkProps) {
  return (
    <Link
      {...link}
      className="group flex h-control shrink-0 items-center gap-1.5 text-brand hover:underline"
    >
      {children}
      <ArrowRight className="size-4 transition-transform group-hover:translate-x-0.5" />
    </Link>
  )
}
