import { moduleOf } from '../modules.ts'
import type { ListModule } from './list-module.ts'

/** The files in which the console has the conventions of all lists and records, for the report. */
export const files = {
  /** Where the rows and their counts are in the response of a list. */
  rows: 'src/api/list-response.ts',
  /** Where the record is in the response of its details. */
  record: 'src/api/record-schemas.ts',
  /** The names of the query parameters of a list. */
  parameters: 'src/api/list.ts',
}

/** Where the console has the name of a parameter that every list has. */
export const parameterPlace = `The console has its name in ${files.parameters}.`

/** The file that describes the requests of a module. */
export const fileOf = ({ resource }: Pick<ListModule, 'resource'>) =>
  `src/features${moduleOf(resource).to}/resource.ts`
