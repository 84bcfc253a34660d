import styled from 'styled-components'
import type { CategoryLink } from '@/api/generated/model'
import { WithMessages } from '@/i18n/WithMessages'
import { size, space } from '@/theme/tokens'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { CategoryChips } from './CategoryChips'
import { categoryChips, stripParent } from './category-chips'
import { useCategories } from '@/features/catalogue/queries'

type CategoryStripProps = {
  /** The list's category, or null for all products. */
  slug: string | null
  /** The same as the list's answer tells it; undefined until it is there. */
  category: CategoryLink | null | undefined
  /** Slug of the category the list is narrowed to. */
  filter: string | undefined
  /** The list failed: its category will not come. */
  failed: boolean
}

/**
 * The categories to narrow a list to, or to go on to (Product §2.7). Its room is there from the start; where the
 * categories can't be had it stays empty: the list does without.
 */
export function CategoryStrip({ slug, category, filter, failed }: CategoryStripProps) {
  const parent = stripParent({ slug, category })
  const categories = useCategories(parent)
  const known = category !== undefined || failed
  if (known && categories.isError) return <Room />
  const chips = categoryChips({ slug, category, filter }, categories.data ?? [])
  const waiting = <StripSkeleton />
  return (
    <Room>
      {known && categories.data ? (
        <WithMessages bundle="search" fallback={waiting}>
          {chips.length > 0 && <CategoryChips key={parent} chips={chips} />}
        </WithMessages>
      ) : (
        waiting
      )}
    </Room>
  )
}

function StripSkeleton() {
  return (
    <Waiting>
      {['72px', '108px', '128px', '96px'].map((width) => (
        <Skeleton key={width} width={width} height={size.target} radius="pill" />
      ))}
    </Waiting>
  )
}

/* A box of its own: the row's outward margin must not move it. */
const Room = styled.div`
  display: flow-root;
  height: ${size.target};
  margin-bottom: ${space(5)};
`

const Waiting = styled.div`
  display: flex;
  overflow: hidden;
  gap: ${space(2)};

  & > * {
    flex: none;
  }
`
