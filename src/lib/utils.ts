import { clsx, type ClassValue } from 'clsx'

/**
 * Joins class names. Conflicting classes are not merged, because tailwind-merge adds 9 kB: a `className` prop only adds
 * classes, and variants replace them.
 */
export function cn(...classes: ClassValue[]) {
  return clsx(classes)
}
