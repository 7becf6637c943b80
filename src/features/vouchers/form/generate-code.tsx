import { WandSparkles } from 'lucide-react'
import { Button } from '@/components/ui/button'

// Without characters that look alike: 0 and O, 1, I and L.
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
export const CODE_LENGTH = 10
// Larger bytes are discarded. With the modulo, they would make the first letters more likely.
const BYTE_LIMIT = 256 - (256 % ALPHABET.length)

/** Returns a random voucher code. The source is cryptographically secure. */
export function generateCode(length = CODE_LENGTH) {
  let code = ''
  while (code.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length - code.length))) {
      if (byte < BYTE_LIMIT) code += ALPHABET[byte % ALPHABET.length]
    }
  }
  return code
}

export const GenerateCode = ({ onGenerate }: { onGenerate: (code: string) => void }) => (
  <Button variant="outline" onClick={() => onGenerate(generateCode())}>
    <WandSparkles />
    Generate
  </Button>
)
