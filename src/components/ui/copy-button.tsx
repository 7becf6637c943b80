import { Check, Copy, X } from 'lucide-react'
import { Button } from './button'
import { CopyStatus, useCopy } from './use-copy'

const icons = { copied: Check, refused: X }

interface CopyButtonProps {
  text: string
  label: string
}

export default function CopyButton({ text, label }: CopyButtonProps) {
  const { outcome, copy } = useCopy()
  const Icon = outcome ? icons[outcome] : Copy
  return (
    <span className="relative -my-2 inline-flex shrink-0 pointer-coarse:-mx-2 pointer-coarse:-my-3">
      <Button
        variant="ghost"
        size="icon"
        aria-label={label}
        tooltip={outcome ? null : undefined}
        onClick={() => void copy(text)}
      >
        <Icon />
      </Button>
      <CopyStatus outcome={outcome} />
    </span>
  )
}
