// A slice is parsed without a long task, even if every byte is a row.
const SLICE_BYTES = 64 * 1024

/**
 * UTF-16 (Excel's "Unicode text") if the file has its byte order mark, or the byte 0 of an ASCII
 * character. Otherwise UTF-8.
 */
export async function detectEncoding(file: File) {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  if (second === 0 || (first === 0xff && second === 0xfe)) return 'utf-16le'
  return first === 0 || (first === 0xfe && second === 0xff) ? 'utf-16be' : 'utf-8'
}

/** Whether a valid UTF-8 character of several bytes begins at this index. */
function isMultiByte(bytes: Uint8Array, index: number) {
  const at = (offset: number) => bytes[index + offset] ?? 0
  const first = at(0)
  const count = first >= 0xf0 ? 3 : first >= 0xe0 ? 2 : 1
  if (first < 0xc2 || first > 0xf4) return false
  if ((first === 0xe0 && at(1) < 0xa0) || (first === 0xf0 && at(1) < 0x90)) return false
  return Array.from({ length: count }, (_, offset) => at(offset + 1)).every(
    (byte) => byte >= 0x80 && byte <= 0xbf,
  )
}

/**
 * Whether a file has a valid character beyond ASCII in UTF-8. Texts in other encodings hardly ever
 * do.
 */
export async function hasUtf8Characters(file: File, signal: AbortSignal) {
  for (let start = 0; start < file.size; start += SLICE_BYTES) {
    // A character at the end of the slice has up to three bytes in the next one.
    // oxlint-disable-next-line no-await-in-loop
    const buffer = await file.slice(start, start + SLICE_BYTES + 3).arrayBuffer()
    signal.throwIfAborted()
    const bytes = new Uint8Array(buffer)
    if (bytes.some((byte, index) => byte >= 0xc2 && isMultiByte(bytes, index))) return true
  }
  return false
}

interface ReadTextOptions {
  encoding: string
  /** Reads bytes that are invalid in the encoding as "\uFFFD". */
  isTolerant: boolean
  signal: AbortSignal
}

/**
 * Yields slices of text with "\n" line endings, and the fraction of the file that was read (0 to
 * 1). Throws a TypeError if the bytes are invalid in this encoding, unless it is tolerant. If it is
 * aborted, throws the signal's reason.
 */
export async function* readText(file: File, { encoding, isTolerant, signal }: ReadTextOptions) {
  const decoder = new TextDecoder(encoding, { fatal: !isTolerant })
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
    // Papa also removes a byte order mark, but then its cursor is off by one.
    const clean = complete.replaceAll('\uFEFF', '').replace(/\r\n?/g, '\n')
    yield { text: clean, share: end / file.size, isLast }
  }
}

// A byte from 0x80 to 0xBF in Windows-1252. In UTF-8, it follows the first byte of a character.
const NEXT = '[\\u0080-\\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]'
const GARBLED = [
  // UTF-8 that was read as Windows-1252: "AdÃ©", "â€™", "á»Œ", "ðŸŽ‰". But “CAFÉ” is a word.
  new RegExp(
    `[ÂÃ]${NEXT}|[\\u00C4-\\u00DF](?![‘’“”…–—™®©])${NEXT}|[\\u00E0-\\u00EF]${NEXT}{2}|ð${NEXT}{3}`,
  ),
  // The same, if the second character was white space or invisible: "í", "à", a no-break space.
  /Ã(?!\p{Lu}|$)|\p{Ll}Ã|Â(?!\p{L}|$)/u,
  // UTF-8 that was read as Mac OS Roman, or in the code page of a console.
  /[√¬≈∆ƒ◊├\uF8FF][^\p{ASCII}]|‚Ä|·[ªπ]|Ã[ÄÅ]/u,
  // Escaped for HTML or JSON.
  /&(?:#\d+|#x[\da-f]+|[a-z]{2,8}\d?);|\\u[\da-f]{4}/i,
  // Letters that an encoding does not have.
  /\p{L}\?\p{L}|(?<!\S)\?\p{L}/u,
]

/** Whether a text was probably read in a wrong encoding before it was written to the file. */
export const isGarbled = (text: string) => GARBLED.some((pattern) => pattern.test(text))
