import { without } from './answers.ts'
import type { Db } from './db.ts'
import { permissionsOf } from './permissions.ts'
import type { StoredPaper } from './seed/types.ts'
import { ownerOf } from './session.ts'

interface WithPapers {
  documents?: readonly StoredPaper[]
}

/** The record for the response: its papers have no files if the sender may not see them. */
export function withPapersFor<T extends WithPapers>(
  db: Db,
  request: Request,
  module: 'drivers' | 'vendors' | 'logistics' | 'restaurants',
  record: T,
): T {
  const { documents } = record
  const owner = ownerOf(db, request)
  const permissions = owner && permissionsOf(owner)
  if (!documents || (permissions?.includes(`${module}.papers`) ?? true)) return record
  return { ...record, documents: documents.map((paper) => without(paper, ['url', 'mediaType'])) }
}
