import styled from 'styled-components'
import type { CategoryLink } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { space } from '@/theme/tokens'
import { Breadcrumbs } from '@/ui/layout/Breadcrumbs'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { listTrail } from '@/features/catalogue/category-crumbs'

type ListHeadingProps = {
  /** Undefined while the list loads: its category's name comes with it. */
  title: string | undefined
  /** The category with its parent, for the crumbs. */
  category: CategoryLink | null | undefined
}

/** Breadcrumbs and title of a list. */
export function ListHeading({ title, category }: ListHeadingProps) {
  const msg = useMsg()
  return (
    <Head>
      <Breadcrumbs items={listTrail(msg('common.home'), category, title ?? '…')} />
      <h1>
        {title ?? (
          <>
            <VisuallyHidden>{msg('ui.loading')}</VisuallyHidden>
            <Skeleton width="8ch" height="1.3em" />
          </>
        )}
      </h1>
    </Head>
  )
}

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  margin-block: ${space(6)} ${space(5)};
`
