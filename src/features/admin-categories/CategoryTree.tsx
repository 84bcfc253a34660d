import styled from 'styled-components'
import type { AdminCategory } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { color, radius, space } from '@/theme/tokens'
import { SortableList } from '@/ui/sortable/SortableList'
import { CategoryRow, type CategoryRowActions } from './CategoryRow'
import { type Branch, treeOf } from './tree'

type CategoryTreeProps = CategoryRowActions & {
  /** Both levels, in any order. */
  categories: readonly AdminCategory[]
  /** Called with the list that is put in order and both positions, from 0. */
  onMove: (siblings: readonly AdminCategory[], from: number, to: number) => void
}

/** Both levels; each list is put in order by itself. Another parent is chosen in the form. */
export function CategoryTree({ categories, onMove, ...actions }: CategoryTreeProps) {
  const msg = useMsg()
  const branches = treeOf(categories)
  const tops = branches.map(({ top }) => top)
  return (
    <Trunk>
      <SortableList<Branch>
        label={msg('adminCategories.title')}
        items={branches}
        itemId={({ top }) => top.id}
        itemName={({ top }) => top.name}
        onMove={(from, to) => onMove(tops, from, to)}
      >
        {({ top, children }, parts) => (
          <Card>
            <CategoryRow category={top} parts={parts} {...actions} />
            {children.length > 0 && (
              <Twigs>
                <SortableList<AdminCategory>
                  label={msg('adminCategories.childrenOf', { name: top.name })}
                  items={children}
                  itemId={({ id }) => id}
                  itemName={({ name }) => name}
                  onMove={(from, to) => onMove(children, from, to)}
                >
                  {(child, childParts) => (
                    <CategoryRow category={child} parts={childParts} {...actions} />
                  )}
                </SortableList>
              </Twigs>
            )}
          </Card>
        )}
      </SortableList>
    </Trunk>
  )
}

const Trunk = styled.div`
  & > ol {
    display: grid;
    gap: ${space(3)};
  }
`

const Card = styled.div`
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
`

/** Set in below their parent, with a line between them. */
const Twigs = styled.div`
  border-block-start: 1px solid ${color.line};
  margin-inline-start: ${space(4)};

  li {
    background: ${color.surface};
  }

  li + li {
    border-block-start: 1px solid ${color.line};
  }
`
