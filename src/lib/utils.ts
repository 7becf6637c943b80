import { clsx, type ClassValue } from 'clsx'
import { twMerge } from 'tailwind-merge'

/**
 * Joins class names; of conflicting ones the last wins. Components of the first load use `clsx` instead, to keep
 * tailwind-merge out of it.
 */
export function cn(...classes: ClassValue[]) {
  return twMerge(clsx(classes))
}
