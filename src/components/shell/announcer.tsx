import { useAnnounced } from '@/lib/announce'

/** Where `announce` speaks. It is always there, and not hidden by a modal dialog. */
export function Announcer() {
  const { text, times } = useAnnounced()
  return (
    <div aria-live="polite" className="sr-only">
      <p key={times}>{text}</p>
    </div>
  )
}
