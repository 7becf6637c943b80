import { generateCode } from '@/features/vouchers/form/generate-code'

interface CodeOptions {
  prefix: string
  /** Without the prefix. */
  length: number
}

/** Generates codes that are never the same. */
export function createCodes({ prefix, length }: CodeOptions) {
  const used = new Set<string>()
  return function next(): string {
    const code = prefix + generateCode(length)
    if (used.has(code)) return next()
    used.add(code)
    return code
  }
}
