import { useEffect, useEffectEvent } from 'react'
import { useOwner, type Owner, type OwnedList } from './use-owner'

interface FindOwnerProps {
  list: OwnedList
  onFind: (owner: Owner | null) => void
}

/** Reports the record whose id is the search text. In its own chunk: most lists have no search at first. */
export default function FindOwner({ list, onFind }: FindOwnerProps) {
  const owner = useOwner(list)
  const report = useEffectEvent(onFind)
  const { id, name = null } = owner ?? {}
  useEffect(() => {
    report(id === undefined ? null : { id, name })
  }, [id, name])
  return null
}
