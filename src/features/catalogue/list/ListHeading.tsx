import styled from 'styled-components'
import type { ProductListData } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { space } from '@/theme/tokens'
import { Breadcrumbs } from '@/ui/layout/Breadcrumbs'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { listTrail } from '@/features/catalogue/category-crumbs'

type ListHeadingProps = {
  slug: string | null
  data: ProductListData | undefined
  q: string | undefined
  /** The list failed to load, so its category's name is unknown. */
  failed: boolean
}

/** Breadcrumbs and title of a list. */
export function ListHeading({ slug, data, q, failed }: ListHeadingProps) {
  const msg = useMsg()
  const category = data?.category
  const all = q ? msg('catalogue.found', { q }) : msg('catalogue.all')
  const named = slug === null ? all : category?.name
  const name = named ?? (failed ? msg('catalogue.list') : undefined)
  return (
    <Head>
      <Breadcrumbs items={listTrail(msg('common.home'), category, name ?? '…')} />
      <h1>
        {name ?? (
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
