/** Fits the font size to the container (`@container`), so that the figure is never cut. */
export function Figure({ text }: { text: string }) {
  // A character is about half as wide as the font size.
  const fontSize = `clamp(0.75rem, ${200 / text.length}cqi, 1.3125rem)`
  return (
    <span className="block" style={{ fontSize }}>
      {text}
    </span>
  )
}
