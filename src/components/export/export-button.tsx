import { Download } from 'lucide-react'
import { Button } from '@/components/ui/button'

export function ExportButton({ onClick }: { onClick: () => void }) {
  return (
    <Button
      variant="ghost"
      tooltip="Export"
      className="max-xl:w-control max-xl:px-0 xl:after:hidden!"
      onClick={onClick}
    >
      <Download />
      <span className="max-xl:sr-only">Export</span>
    </Button>
  )
}
