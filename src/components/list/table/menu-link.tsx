import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'

export const linkTo = (link: LinkProps) => (content: ReactNode) => <Link {...link}>{content}</Link>
