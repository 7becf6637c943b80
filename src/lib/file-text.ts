// Small enough to parse without a long task, even if every byte is a row.
const SLICE_BYTES = 64 * 1024

/** The encoding that a file's byte order mark names. Excel's "Unicode text" is UTF-16. */
export async function encodingOf(file: File) {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}

/**
 * Yields a file's text in slices, with "\n" as line end and the share that has been read. Throws a TypeError if the bytes
 * are not text in this encoding, and the reason of `signal` once it is aborted.
 */
export async function* readText(file: File, encoding: string, signal: AbortSignal) {
  const decoder = new TextDecoder(encoding, { fatal: true })
  let heldBack = ''
  for (let start = 0; start < file.size; start += SLICE_BYTES) {
    const end = Math.min(start + SLICE_BYTES, file.size)
    // One after the other, to leave the page free in between.
    // oxlint-disable-next-line no-await-in-loop
    const bytes = await file.slice(start, end).arrayBuffer()
    signal.throwIfAborted()
    const isLast = end === file.size
    const text = heldBack + decoder.decode(bytes, { stream: !isLast })
    // A "\r" at the end may be half of a line end.
    heldBack = !isLast && text.endsWith('\r') ? '\r' : ''
    const whole = heldBack ? text.slice(0, -1) : text
    // Papa would drop a byte order mark too, but not count it.
    const clean = whole.replaceAll('\uFEFF', '').replace(/\r\n?/g, '\n')
    yield { text: clean, share: end / file.size, isLast }
  }
}
