import { useQuery } from '@tanstack/react-query'
import { Categories } from '@/features/admin-categories/Categories'
import { addButtonId, useCategoryTask } from '@/features/admin-categories/category-task'
import { adminCategoriesQuery } from '@/features/admin-categories/queries'
import { AdminHead } from '@/features/admin/AdminHead'
import { useMsg } from '@/i18n/use-msg'
import { Button } from '@/ui/actions/Button'
import { PlusIcon } from '@/ui/icons'

/** Product §10.5, Categories: the two-level tree. */
export function CategoriesScreen() {
  const msg = useMsg()
  const query = useQuery(adminCategoriesQuery)
  const tasks = useCategoryTask()
  return (
    <>
      <AdminHead title={msg('adminCategories.title')}>
        <Button id={addButtonId(null)} disabled={!query.data} onClick={() => tasks.add(null)}>
          <PlusIcon size={20} />
          {msg('adminCategories.add')}
        </Button>
      </AdminHead>
      <Categories query={query} tasks={tasks} />
    </>
  )
}
