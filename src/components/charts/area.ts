import type { AreaColor, AreaPattern } from '@/domain/status'

const colors: Record<AreaColor, string> = {
  blue: 'bg-area-blue',
  cyan: 'bg-area-cyan',
  green: 'bg-area-green',
  purple: 'bg-area-purple',
  red: 'bg-area-red',
  yellow: 'bg-area-yellow',
  orange: 'bg-area-orange',
  gray: 'bg-area-gray',
  'dark-gray': 'bg-area-dark-gray',
}

// The card is visible through the gaps.
const patterns: Record<AreaPattern, string> = {
  solid: '',
  stripes: 'bg-[repeating-linear-gradient(135deg,var(--color-card)_0_1.5px,transparent_1.5px_5px)]',
  grid: 'bg-[linear-gradient(var(--color-card)_1.5px,transparent_1.5px),linear-gradient(90deg,var(--color-card)_1.5px,transparent_1.5px)] bg-size-[5px_5px]',
}

/** For incomplete figures. */
export const STRIPES = patterns.stripes

export const areaClass = (color: AreaColor, pattern: AreaPattern) =>
  `${colors[color]} ${patterns[pattern]}`
