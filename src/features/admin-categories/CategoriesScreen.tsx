import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import type { AdminCategory } from '@/api/generated/model'
import { ScreenHead } from '@/features/admin/ScreenHead'
import { useErrorTextOf, useMsg } from '@/i18n/use-msg'
import { useSaveLatest } from '@/lib/last-choice'
import { color, media, radius, size, space, text, weight } from '@/theme/tokens.gen'
import { Button } from '@/ui/actions/Button'
import { IconButton } from '@/ui/actions/IconButton'
import { Link } from '@/ui/actions/Link'
import { Switch } from '@/ui/choosing/Switch'
import { MissingEnglishCount, NoEnglishMark } from '@/ui/data/NoEnglishMark'
import { useWindowTask } from '@/ui/editor/window-task'
import { Async } from '@/ui/feedback/Async'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { EditIcon, PlusIcon, TrashIcon } from '@/ui/icons'
import { Text } from '@/ui/layout/basics'
import { arrayMove, SortableList, type SortableControls } from '@/ui/sortable/SortableList'
import { useErrorToast, useToast } from '@/ui/toast/toast'
import { categoriesLackingEnglish } from './category-form'
import {
  addCategoryButtonId,
  type CategoryTask,
  CategoryWindow,
  deleteCategoryButtonId,
  editCategoryButtonId,
} from './CategoryWindow'
import {
  adminCategoriesQuery,
  categoryReadErrorText,
  categorySaveErrorText,
  useSaveCategorySequence,
  useChangeCategoryVisibility,
} from './queries'
import { type CategoryBranch, categoryPositions, categoryTreeOf } from './tree'

/** The categories in the back office (Product §10.5): both levels, and the windows that change a category. */
export function CategoriesScreen() {
  const msg = useMsg()
  const query = useQuery(adminCategoriesQuery)
  const window = useWindowTask<CategoryTask>()
  return (
    <>
      <ScreenHead title={msg('adminCategories.title')}>
        <Button
          id={addCategoryButtonId(null)}
          disabled={!query.data}
          onClick={() => window.open({ name: 'save', parentId: null })}
        >
          <PlusIcon size={20} />
          {msg('adminCategories.add')}
        </Button>
      </ScreenHead>
      <Async
        query={query}
        skeleton={<CategoriesSkeleton />}
        errorMessage={useErrorTextOf(categoryReadErrorText)}
        isEmpty={(list) => list.length === 0}
        empty={
          <EmptyState
            title={msg('adminCategories.empty')}
            text={msg('adminCategories.empty.text')}
          />
        }
      >
        {(categories) => (
          <>
            <MissingEnglishCount missing={categoriesLackingEnglish(categories).length} />
            <CategoryTree categories={categories} onTask={window.open} />
          </>
        )}
      </Async>
      {window.shown && (
        <CategoryWindow
          key={window.shown.number}
          {...window.shown}
          categories={query.data ?? []}
          onClose={window.close}
        />
      )}
    </>
  )
}

type CategoryTreeProps = {
  categories: readonly AdminCategory[]
  onTask: (task: CategoryTask) => void
}

/**
 * Both levels of categories. Staff sort the children of one parent here. To move a category to another
 * parent, they use its form.
 */
function CategoryTree({ categories, onTask }: CategoryTreeProps) {
  const msg = useMsg()
  const showError = useErrorToast()
  const { mutateAsync } = useSaveCategorySequence()
  const branches = categoryTreeOf(categories)
  const tops = branches.map(({ top }) => top)
  const move = (siblings: readonly AdminCategory[], from: number, to: number) => {
    const places = categoryPositions(arrayMove([...siblings], from, to))
    const failure = (reason: string) => msg('adminCategories.notMoved', { reason })
    mutateAsync({ data: { places } }).catch((error: unknown) =>
      showError(categorySaveErrorText(error), { message: failure }),
    )
  }
  return (
    <Trunk>
      <SortableList<CategoryBranch>
        label={msg('adminCategories.title')}
        items={branches}
        itemId={({ top }) => top.id}
        itemName={({ top }) => top.name}
        onMove={(from, to) => move(tops, from, to)}
      >
        {({ top, children }, parts) => (
          <Card>
            <CategoryRow category={top} parts={parts} onTask={onTask} />
            {children.length > 0 && (
              <Twigs>
                <SortableList<AdminCategory>
                  label={msg('adminCategories.childrenOf', { name: top.name })}
                  items={children}
                  itemId={({ id }) => id}
                  itemName={({ name }) => name}
                  onMove={(from, to) => move(children, from, to)}
                >
                  {(child, childParts) => (
                    <CategoryRow category={child} parts={childParts} onTask={onTask} />
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

type CategoryRowProps = Pick<CategoryTreeProps, 'onTask'> & {
  category: AdminCategory
  parts: SortableControls
}

/** The row of a category: name, URL path, products, visibility, and its actions. */
function CategoryRow({ category, parts, onTask }: CategoryRowProps) {
  const msg = useMsg()
  const { id, name, slug, level, product_count, is_active } = category
  return (
    <RowFrame data-level={level} data-off={!is_active || undefined}>
      {parts.handle}
      <Texts>
        <Name>{name}</Name>
        <Text as="span" $size="xs" $color="inkSoft">
          /category/{slug}
        </Text>
        {categoriesLackingEnglish([category]).length > 0 && <NoEnglishMark />}
      </Texts>
      <ActiveSwitch category={category} />
      <Foot>
        <Products>
          <Link to="/admin/products" search={{ category_id: id }} $quiet>
            {msg('adminCategories.count', { n: product_count })}
          </Link>
        </Products>
        <Buttons>
          {level === 1 && (
            <IconButton
              id={addCategoryButtonId(id)}
              label={msg('adminCategories.addBelow', { name })}
              title={msg('adminCategories.addBelow.short')}
              onClick={() => onTask({ name: 'save', parentId: id })}
            >
              <PlusIcon size={20} />
            </IconButton>
          )}
          {parts.steps}
          <IconButton
            id={editCategoryButtonId(id)}
            label={msg('adminCategories.edit', { name })}
            title={msg('adminCategories.edit.short')}
            onClick={() => onTask({ name: 'save', category, parentId: category.parent_id })}
          >
            <EditIcon size={20} />
          </IconButton>
          <IconButton
            id={deleteCategoryButtonId(id)}
            label={msg('adminCategories.delete.one', { name })}
            title={msg('adminCategories.delete')}
            onClick={() => onTask({ name: 'delete', category })}
          >
            <TrashIcon size={20} />
          </IconButton>
        </Buttons>
      </Foot>
    </RowFrame>
  )
}

/** A switch that shows or hides a category in the shop. The toast offers undo. */
function ActiveSwitch({ category }: { category: AdminCategory }) {
  const msg = useMsg()
  const toast = useToast()
  const showError = useErrorToast()
  const { id, name, is_active } = category
  const { mutateAsync } = useChangeCategoryVisibility()
  const send = async (next: boolean, version: AdminCategory['updated_at'], offersUndo: boolean) => {
    try {
      const { data } = await mutateAsync({
        id,
        data: { name, is_active: next, updated_at: version },
      })
      const message = msg(next ? 'adminCategories.shown' : 'adminCategories.hidden', { name })
      const undo = () => send(!next, data.updated_at, false).catch(() => {})
      toast({ message, ...(offersUndo && { undo: () => void undo() }) })
      return data
    } catch (error) {
      const failure = (reason: string) => msg('adminCategories.notChanged', { name, reason })
      showError(categorySaveErrorText(error), { message: failure })
      throw error
    }
  }
  // Each change has to send the version that the previous change returned, because the server would reject an
  // older version.
  const { shown, isSaving, choose } = useSaveLatest<boolean, AdminCategory>(
    is_active,
    (next, { last = category }) => send(next, last.updated_at, true),
  )
  return (
    <Switch
      label={msg('adminCategories.active', { name })}
      hideLabel
      title={msg('adminCategories.active.label')}
      aria-busy={isSaving}
      checked={shown}
      onChange={(next) => void choose(next)}
    />
  )
}

/** Six placeholder cards, each as high as a category with three children. */
function CategoriesSkeleton() {
  return (
    <LoadingCards>
      {Array.from({ length: 6 }, (_, card) => (
        <Skeleton key={card} height="100%" radius="md" />
      ))}
    </LoadingCards>
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

/** The children of a category. They are indented below their parent, with a line between them. */
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

const LoadingCards = styled.div`
  display: grid;
  grid-auto-rows: 450px;
  gap: ${space(3)};

  ${media.tablet} {
    grid-auto-rows: 243px;
  }
`

/** On phones the buttons have their own row. */
const RowFrame = styled.div`
  display: grid;
  grid-template-columns: ${size.target} minmax(0, 1fr) auto;
  align-items: center;
  padding: ${space(1)} ${space(2)};
  column-gap: ${space(2)};

  ${media.tablet} {
    grid-template-columns: ${size.target} minmax(0, 1fr) auto 104px auto;
  }
`

const Texts = styled.div`
  display: grid;
  min-width: 0;
  padding-block: ${space(2)};

  ${media.tablet} {
    padding-block: ${space(1)};
  }
`

const Name = styled.span`
  [data-level='1'] & {
    font-weight: ${weight.bold};
  }

  [data-off] & {
    color: ${color.inkSoft};
  }
`

/** The lower part of a row on phones: the link to the products, and the buttons at the end. */
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  align-items: center;
  padding-inline-start: ${space(2)};
  justify-content: space-between;

  ${media.tablet} {
    display: contents;
  }
`

const Products = styled.span`
  font-size: ${text.xs};
  white-space: nowrap;

  a {
    display: inline-flex;
    min-height: ${size.target};
    align-items: center;
  }

  ${media.tablet} {
    justify-self: end;
    font-size: ${text.sm};
  }
`

/** The buttons reach the edge of the card, because only then do all of them fit in one line of a phone. */
const Buttons = styled.span`
  display: flex;
  margin-inline: auto -${space(2)};
  color: ${color.inkSoft};

  ${media.tablet} {
    margin-inline: auto 0;
    width: calc(5 * ${size.target});
    justify-content: flex-end;
  }
`
