import { clsx, type ClassValue } from 'clsx'
import { twMerge } from 'tailwind-merge'

/**
 * Merges class names: of conflicting ones, the last wins. For the components that shadcn adds. The
 * project's own components use `clsx`.
 */
export function cn(...classes: ClassValue[]) {
  return twMerge(clsx(classes))
}
