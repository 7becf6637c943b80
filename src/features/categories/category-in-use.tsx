import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogClose, DialogContent, DialogFooter } from '@/components/ui/dialog'
import { formatCount } from '@/lib/format'
import { categoryName } from './labels'
import type { Category } from './schema'

interface CategoryInUseProps {
  category: Category
  onClose: () => void
}

/** Says why a category with dishes cannot be deleted. */
export default function CategoryInUse({ category, onClose }: CategoryInUseProps) {
  const textId = useId()
  const name = categoryName(category)
  const count = category.menuCount ?? 0
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title="Delete category" aria-describedby={textId} className="max-w-md">
        <p id={textId} className="wrap-anywhere">
          {count === 1
            ? `1 dish is in ${name}. Hide it, or move it first.`
            : `${formatCount(count)} dishes are in ${name}. Hide it, or move them first.`}
        </p>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">Close</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
