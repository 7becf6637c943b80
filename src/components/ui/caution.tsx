import { TriangleAlert } from 'lucide-react'
import { Sentence } from './sentence'

interface CautionProps {
  title: string
  items: readonly string[]
}

/** What to read before a decision. */
export function Caution({ title, items }: CautionProps) {
  return (
    <div className="flex gap-near rounded-md bg-orange/12 px-3 py-2 text-orange">
      <TriangleAlert className="mt-1 size-4 shrink-0" />
      <div className="min-w-0">
        <p>{title}</p>
        <ul>
          {[...new Set(items)].map((text) => (
            <li key={text}>
              <Sentence text={text} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
