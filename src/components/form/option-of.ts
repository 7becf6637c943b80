import { isStatus } from '@/components/ui/status'

type Options = readonly (readonly [value: string, label: string])[]

/** The value of the option that a response names, also in capitals. An unknown one is "": the user has to choose. */
export const optionOf = (options: Options, text: string | null) =>
  options.find(([value]) => isStatus({ status: text }, value))?.[0] ?? ''
