import type { UseQueryResult } from '@tanstack/react-query'
import type { AdminCategory } from '@/api/generated/model'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { Async } from '@/ui/feedback/Async'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { CategoriesSkeleton } from './CategoriesSkeleton'
import { CategoryTree } from './CategoryTree'
import { CategoryWindow } from './CategoryWindow'
import { categoryReadErrors } from './errors'
import { type useCategoryTask } from './category-task'
import { useTreeOrder } from './use-tree-order'

type CategoriesProps = {
  /** The query of all categories. */
  query: UseQueryResult<AdminCategory[]>
  /** Which window is open, and the functions that open one. */
  tasks: ReturnType<typeof useCategoryTask>
}

/** The tree of categories with the windows to change them. */
export function Categories({ query, tasks }: CategoriesProps) {
  const msg = useMsg()
  const errorText = useErrorText()
  const { shown, move } = useTreeOrder(query.data ?? none, query.refetch)
  return (
    <>
      <Async
        query={query}
        skeleton={<CategoriesSkeleton />}
        errorMessage={(error) => errorText(categoryReadErrors(error))}
        isEmpty={(list) => list.length === 0}
        empty={
          <EmptyState
            title={msg('adminCategories.empty')}
            text={msg('adminCategories.empty.text')}
          />
        }
      >
        {() => (
          <CategoryTree
            categories={shown}
            onMove={move}
            onAdd={tasks.add}
            onEdit={tasks.edit}
            onDelete={tasks.remove}
          />
        )}
      </Async>
      {tasks.shown && (
        <CategoryWindow
          key={tasks.shown.number}
          {...tasks.shown}
          categories={shown}
          onClose={tasks.close}
        />
      )}
    </>
  )
}

const none: readonly AdminCategory[] = []
