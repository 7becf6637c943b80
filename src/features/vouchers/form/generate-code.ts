// No letter or digit that is mistaken for another: 0 and O, 1, I and L.
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const LENGTH = 10
// Bytes from here on would make the first letters likelier than the others.
const FAIR_BYTES = 256 - (256 % ALPHABET.length)

/** A voucher code of 10 characters, by the browser's secure random numbers. */
export function generateCode() {
  let code = ''
  while (code.length < LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH - code.length))) {
      if (byte < FAIR_BYTES) code += ALPHABET[byte % ALPHABET.length]
    }
  }
  return code
}
