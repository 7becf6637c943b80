import { useId } from 'react'
import { CloseFooter, Dialog, DialogContent } from '@/components/overlays/dialog'
import { Sentence } from '@/components/ui/sentence'
import { formatCount } from '@/lib/format'
import { isolate } from '@/lib/isolate'
import { categoryName } from './fields'
import type { Category } from './resource'

interface CategoryInUseProps {
  category: Category
  onClose: () => void
}

function explain(name: string, count: number | null) {
  if (count === null) {
    return `How many dishes are in ${name} is not known, so it cannot be deleted. Hide it instead.`
  }
  return count === 1
    ? `1 dish is in ${name}. Hide it, or move it first.`
    : `${formatCount(count)} dishes are in ${name}. Hide it, or move them first.`
}

export default function CategoryInUse({ category, onClose }: CategoryInUseProps) {
  const textId = useId()
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title="Delete category" aria-describedby={textId} className="max-w-md">
        <p id={textId} className="wrap-anywhere">
          <Sentence text={explain(isolate(categoryName(category)), category.menuCount)} />
        </p>
        <CloseFooter />
      </DialogContent>
    </Dialog>
  )
}
