import { Link, type LinkProps } from '@tanstack/react-router'
import { TEXT_LINK } from '@/components/ui/text-link'

interface ViewAllProps {
  noun: string
  link: LinkProps
}

export function ViewAll({ noun, link }: ViewAllProps) {
  return (
    <Link {...link} aria-label={`View all ${noun}`} className={TEXT_LINK}>
      View all
    </Link>
  )
}
