import type { AdminCategory } from '@/api/generated/model'
import { CategoryEditor } from './CategoryEditor'
import { DeleteCategory } from './DeleteCategory'
import type { CategoryTask } from './category-task'

type CategoryWindowProps = {
  /** What the window is for. */
  task: CategoryTask
  /** Whether it shows; it stays while it leaves. */
  isOpen: boolean
  /** As they are now. */
  categories: readonly AdminCategory[]
  /** Called when it closes, saved or not. */
  onClose: () => void
}

/** The window of a task. */
export function CategoryWindow({ task, ...rest }: CategoryWindowProps) {
  return task.name === 'delete' ? (
    <DeleteCategory category={task.category} {...rest} />
  ) : (
    <CategoryEditor category={task.category} parentId={task.parentId} {...rest} />
  )
}
