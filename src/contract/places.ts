import { moduleOf } from '../modules.ts'
import type { ListModule } from './list-module.ts'

/** The file with the conventions of all requests and responses. */
export const CONVENTIONS = 'src/api/conventions.ts'

/** Where the console has what every list and record has in common, for the report. */
export const places = {
  rows: `readPage in ${CONVENTIONS}`,
  headers: `withHeaders in ${CONVENTIONS}`,
  record: `readRecord in ${CONVENTIONS}`,
  parameters: `toQueryParams in ${CONVENTIONS}`,
}

/** Where the console has the name of a parameter that every list has. */
export const parameterPlace = `The console has its name in ${places.parameters}.`

/** Where the console has the form of an error. */
export const errorPlace = `The console has its form in errorSchema in ${CONVENTIONS}.`

/** The file that describes the requests of a module. */
export const fileOf = ({ resource }: Pick<ListModule, 'resource'>) =>
  `src/features${moduleOf(resource).to}/resource.ts`
