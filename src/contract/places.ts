import { pageOf } from '../modules.ts'
import type { ListModule } from './list-module.ts'

export const CONVENTIONS = 'src/api/conventions.ts'

/** Where the report sends the reader for each convention of lists and records. */
export const places = {
  rows: `readPage in ${CONVENTIONS}`,
  headers: `withHeaders in ${CONVENTIONS}`,
  record: `readRecord in ${CONVENTIONS}`,
  parameters: `toQueryParams in ${CONVENTIONS}`,
}

export const parameterPlace = `The console has its name in ${places.parameters}.`

export const errorPlace = `The console has its form in errorSchema in ${CONVENTIONS}.`

export const fileOf = ({ resource }: Pick<ListModule, 'resource'>) =>
  `src/features${pageOf(resource).to}/resource.ts`
