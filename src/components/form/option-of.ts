import { statusKey } from '@/domain/status'

type Options = readonly (readonly [value: string, label: string])[]

/** The value of the option that a response names, also in capitals. An unknown one is "": the user has to choose. */
export const optionOf = (options: Options, text: string | null) =>
  options.find(([value]) => statusKey(value) === statusKey(text ?? ''))?.[0] ?? ''
