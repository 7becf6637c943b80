import { splitAtName } from '@/lib/isolate'
import { Breakable } from './breakable'

/** A sentence in which a browser that translates the page keeps the names (`isolate`). */
export function Sentence({ text }: { text: string }) {
  // Another text replaces the element.
  return (
    <span key={text}>
      <Parts text={text} />
    </span>
  )
}

function Parts({ text }: { text: string }) {
  const parts = splitAtName(text)
  if (!parts) return text
  return (
    <>
      {parts.before}
      <bdi translate="no">
        <Breakable text={parts.name} />
      </bdi>
      {parts.after && <Parts text={parts.after} />}
    </>
  )
}
