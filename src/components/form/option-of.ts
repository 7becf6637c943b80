import { statusKey } from '@/domain/status'

type Options = readonly (readonly [value: string, label: string])[]

/** The matching option, ignoring case. "" for an unknown value: the user has to choose. */
export const optionOf = (options: Options, text: string | null) =>
  options.find(([value]) => statusKey(value) === statusKey(text ?? ''))?.[0] ?? ''
