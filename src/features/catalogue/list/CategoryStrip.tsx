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
  /** The same category from the list's answer; undefined while loading. */
  category: CategoryLink | null | undefined
  /** Slug of the category by which the list is filtered. */
  filter: string | undefined
  /** The list failed to load, so `category` stays undefined. */
  failed: boolean
}

/**
 * The category filter above a list (Product §2.7). Its height is reserved from the start; it stays empty when the
 * categories fail to load.
 */
export function CategoryStrip({ slug, category, filter, failed }: CategoryStripProps) {
  const parent = stripParent({ slug, category })
  const categories = useCategories(parent)
  const isSettled = category !== undefined || failed
  if (isSettled && categories.isError) return <Frame />
  const chips = categoryChips({ slug, category, filter }, categories.data ?? [])
  const skeleton = <StripSkeleton />
  return (
    <Frame>
      {isSettled && categories.data ? (
        <WithMessages bundle="search" fallback={skeleton}>
          {chips.length > 0 && <CategoryChips key={parent} chips={chips} />}
        </WithMessages>
      ) : (
        skeleton
      )}
    </Frame>
  )
}

function StripSkeleton() {
  return (
    <Shapes>
      {['72px', '108px', '128px', '96px'].map((width) => (
        <Skeleton key={width} width={width} height={size.target} radius="pill" />
      ))}
    </Shapes>
  )
}

/* `flow-root`, so that the row's negative margin does not move it. */
const Frame = styled.div`
  display: flow-root;
  height: ${size.target};
  margin-bottom: ${space(5)};
`

const Shapes = styled.div`
  display: flex;
  overflow: hidden;
  gap: ${space(2)};

  & > * {
    flex: none;
  }
`
