import { clsx, type ClassValue } from 'clsx'
import { twMerge } from 'tailwind-merge'

/**
 * Merges class names. Of conflicting ones, the last wins. Components of the initial chunks use
 * `clsx` instead, to exclude tailwind-merge.
 */
export function cn(...classes: ClassValue[]) {
  return twMerge(clsx(classes))
}
