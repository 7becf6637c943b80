import { Link, type LinkProps } from '@tanstack/react-router'
import { TEXT_LINK } from '@/components/ui/text-link'

interface ViewAllProps {
  /** The plural of the records: "orders". */
  noun: string
  link: LinkProps
}

/** The link from a panel to the list with all of its records. */
export function ViewAll({ noun, link }: ViewAllProps) {
  return (
    <Link {...link} aria-label={`View all ${noun}`} className={TEXT_LINK}>
      View all
    </Link>
  )
}
