// More points would look like a band.
const MAX_POINTS = 24

interface PreviousLineProps {
  /** The height of each point from 0 to 1. Null is a gap. */
  shares: readonly (number | null)[]
  /** The index of the point that is drawn larger. */
  pointed: number | null
}

/** The preceding period as a line over the columns. An outline separates it from them. */
export function PreviousLine({ shares, pointed }: PreviousLineProps) {
  const points = shares.map((share, index) =>
    share === null ? null : `${((index + 0.5) / shares.length) * 100} ${(1 - share) * 100}`,
  )
  // A point without neighbors is a line of length 0, which is visible because of its round ends.
  const line = points
    .map((point, index) => (point === null ? '' : points[index - 1] ? `L${point}` : `M${point}h0`))
    .join('')
  const isDense = shares.length > MAX_POINTS
  const dots = points.map((point) => (point !== null && !isDense ? `M${point}h0` : '')).join('')
  const large = pointed === null ? null : points[pointed]
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-0 size-full overflow-visible text-foreground"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <Stroke path={line} width={isDense ? 2.5 : 4} stroke="var(--color-card)" />
      <Stroke path={line} width={1.5} />
      <Stroke path={dots} width={6} />
      <Stroke path={dots} width={2.5} stroke="var(--color-card)" />
      {large && <Stroke path={`M${large}h0`} width={9} />}
    </svg>
  )
}

function Stroke({ path, width, stroke }: { path: string; width: number; stroke?: string }) {
  return <path d={path} strokeWidth={width} stroke={stroke} vectorEffect="non-scaling-stroke" />
}

/** The line in a legend. */
export function LineMark() {
  return (
    <span aria-hidden="true" className="relative size-4 shrink-0">
      <PreviousLine shares={[0.5, 0.5]} pointed={null} />
    </span>
  )
}
