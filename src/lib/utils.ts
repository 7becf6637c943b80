import { clsx, type ClassValue } from 'clsx'

/**
 * Joins class names. Classes that contradict each other are not merged (the library for it weighs 9 kB, more than all
 * the primitives): a `className` adds to what a component has, its variants are what changes it.
 */
export function cn(...classes: ClassValue[]) {
  return clsx(classes)
}
