import styled from 'styled-components'
import { CardGrid, CardGridSkeleton } from '@/features/catalogue/CardGrid'
import { clearViewedProducts, useViewedProducts } from '@/features/catalogue/more/viewed'
import { usePageHead } from '@/features/site/use-page-head'
import { useMsg } from '@/i18n/use-msg'
import { limits } from '@/lib/limits'
import { focusHeading } from '@/lib/screen-heading'
import { media, space } from '@/theme/tokens.gen'
import { Button } from '@/ui/actions/Button'
import { ButtonLink } from '@/ui/actions/Link'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { PageTitle, VisuallyHidden } from '@/ui/layout/basics'
import { useToast } from '@/ui/toast/toast'

/** The last four products that were viewed in this browser, the newest first (Product §2, §4). */
export function RecentlyViewedScreen() {
  const msg = useMsg()
  const products = useViewedProducts()
  const toast = useToast()
  usePageHead({ title: msg('viewed.title'), index: false })
  const isEmpty = products?.length === 0
  // The clicked button disappears together with the list, so the focus moves to the heading.
  const clearAll = () => {
    focusHeading()
    toast({ message: msg('viewed.cleared'), type: 'info', undo: clearViewedProducts() })
  }
  return (
    <>
      <Head>
        <PageTitle>{msg('viewed.title')}</PageTitle>
        {!isEmpty && (
          <Button variant="quiet" onClick={clearAll}>
            {msg('viewed.clear')}
          </Button>
        )}
      </Head>
      <Shelf aria-busy={!products}>
        <VisuallyHidden role="status">{!products && msg('ui.loading')}</VisuallyHidden>
        {!products && <CardGridSkeleton count={limits.recentSkeletons} />}
        {products && !isEmpty && (
          <>
            <VisuallyHidden as="h2">{msg('catalogue.list')}</VisuallyHidden>
            <CardGrid products={products} heart />
          </>
        )}
        {isEmpty && (
          <EmptyState
            title={msg('viewed.empty')}
            text={msg('viewed.empty.text')}
            action={<ButtonLink to="/products">{msg('viewed.shopNow')}</ButtonLink>}
          />
        )}
      </Shelf>
    </>
  )
}

/* The label of the quiet button, not the box around it, aligns with the content above and below. */
const Head = styled.div`
  margin-block-end: ${space(4)};

  & > h1 {
    margin-block-end: ${space(2)};
  }

  & > button {
    margin-inline: -${space(3)};
  }

  ${media.desktop} {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space(4)};
  }
`

/*
 * Beside the navigation of the account, two columns fit on tablets. The height prevents the footer from
 * moving between placeholders, cards and the empty state.
 */
const Shelf = styled.div`
  --card-columns: 2;

  position: relative;
  min-height: 80svh;

  ${media.desktop} {
    --card-columns: 4;
  }
`
