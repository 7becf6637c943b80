// Parsed without a long task, even if every byte is a row.
const SLICE_BYTES = 64 * 1024

/** The encoding by byte order mark: UTF-16 (Excel's "Unicode text"), otherwise UTF-8. */
export async function detectEncoding(file: File) {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}

/**
 * Yields slices of text with "\n" line endings, and the share of the file that was read (0 to 1).
 * Throws a TypeError if the bytes are invalid in this encoding, and the signal's reason if it is
 * aborted.
 */
export async function* readText(file: File, encoding: string, signal: AbortSignal) {
  const decoder = new TextDecoder(encoding, { fatal: true })
  let carriedOver = ''
  for (let start = 0; start < file.size; start += SLICE_BYTES) {
    const end = Math.min(start + SLICE_BYTES, file.size)
    // One slice at a time, so that the page stays responsive.
    // oxlint-disable-next-line no-await-in-loop
    const bytes = await file.slice(start, end).arrayBuffer()
    signal.throwIfAborted()
    const isLast = end === file.size
    const text = carriedOver + decoder.decode(bytes, { stream: !isLast })
    // A "\r" at the end of a slice may be the first half of "\r\n".
    carriedOver = !isLast && text.endsWith('\r') ? '\r' : ''
    const complete = carriedOver ? text.slice(0, -1) : text
    // Papa also removes a byte order mark, but its cursor is then off by one.
    const clean = complete.replaceAll('\uFEFF', '').replace(/\r\n?/g, '\n')
    yield { text: clean, share: end / file.size, isLast }
  }
}
