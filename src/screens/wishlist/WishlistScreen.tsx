import { useQuery } from '@tanstack/react-query'
import { type FocusEvent, useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import type { ProductSummary } from '@/api/generated/model'
import { useSession } from '@/features/auth/state'
import { CardGrid, CardGridSkeleton } from '@/features/catalogue/CardGrid'
import { usePageHead } from '@/features/site/use-page-head'
import { wishlistErrorText } from '@/features/wishlist/mutations'
import { wishlistQuery } from '@/features/wishlist/queries'
import { useErrorTextOf, useMsg } from '@/i18n/use-msg'
import { limits } from '@/lib/limits'
import { screenHeading } from '@/lib/screen-heading'
import { AccountColumns, SignInPanel } from '@/screens/account/AccountLayout'
import { media } from '@/theme/tokens.gen'
import { Button } from '@/ui/actions/Button'
import { ButtonLink } from '@/ui/actions/Link'
import { useWindowTask } from '@/ui/editor/window-task'
import { Async } from '@/ui/feedback/Async'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { defer } from '@/ui/feedback/late'
import { HeartIcon } from '@/ui/icons'
import { Container, PageTitle, VisuallyHidden } from '@/ui/layout/basics'

const QuickAddWindow = defer(
  async () => (await import('@/features/catalogue/buying/QuickAddWindow')).QuickAddWindow,
)

/** The wishlist of the signed-in shopper, with a window that adds a product to the cart. */
export function WishlistScreen() {
  const msg = useMsg()
  const isSignedIn = useSession().token !== null
  const { shown, open, close } = useWindowTask<ProductSummary>()
  usePageHead({ title: msg('wishlist.title'), index: false })
  return (
    <Container>
      {isSignedIn ? (
        <AccountColumns>
          <PageTitle>{msg('wishlist.title')}</PageTitle>
          <Room>
            <WishlistShelf onChoose={open} />
          </Room>
        </AccountColumns>
      ) : (
        <>
          <PageTitle>{msg('wishlist.title')}</PageTitle>
          <SignInPanel />
        </>
      )}
      {shown && <QuickAddWindow product={shown.task} open={shown.isOpen} onClose={close} />}
    </Container>
  )
}

/** The products of the wishlist. The shopper can remove each product, or add it to the cart. */
function WishlistShelf({ onChoose }: { onChoose: (product: ProductSummary) => void }) {
  const msg = useMsg()
  const query = useQuery(wishlistQuery)
  const onFocus = useFocusAfterRemoval(query.data?.length ?? 0)
  return (
    <Async
      query={query}
      skeleton={<CardGridSkeleton count={limits.recentSkeletons} />}
      errorMessage={useErrorTextOf(wishlistErrorText)}
      isEmpty={(products) => products.length === 0}
      empty={
        <EmptyState
          icon={<HeartIcon size={48} />}
          title={msg('wishlist.empty')}
          text={msg('wishlist.empty.text')}
          action={<ButtonLink to="/products">{msg('catalogue.seeAll')}</ButtonLink>}
        />
      }
    >
      {(products) => (
        <div onFocus={onFocus}>
          <VisuallyHidden as="h2">{msg('catalogue.list')}</VisuallyHidden>
          <CardGrid
            products={products}
            heart
            below={(product) => (
              <Button
                variant="secondary"
                block
                disabled={!product.in_stock}
                aria-label={msg(
                  product.in_stock ? 'wishlist.choose.name' : 'wishlist.soldOut.name',
                  { name: product.name },
                )}
                onClick={() => onChoose(product)}
              >
                {msg(product.in_stock ? 'wishlist.choose' : 'catalogue.soldOut')}
              </Button>
            )}
          />
        </div>
      )}
    </Async>
  )
}

/**
 * Returns a focus handler. After a product was removed, the focus moves to the first button of the next
 * product. If there is none, it moves to the last product, or else to the heading.
 */
function useFocusAfterRemoval(count: number) {
  const focused = useRef<{ list: Element; index: number } | null>(null)
  const before = useRef(count)
  useLayoutEffect(
    function restoreFocus() {
      const shrank = count < before.current
      before.current = count
      if (!shrank || !focused.current || document.activeElement !== document.body) return
      const { list, index } = focused.current
      focusFirstButton(list.children[Math.min(index, count - 1)])
    },
    [count],
  )
  return function onFocus({ target }: FocusEvent<HTMLElement>): void {
    const item = target.closest('li')
    const list = item?.parentElement
    if (item && list) focused.current = { list, index: [...list.children].indexOf(item) }
  }
}

function focusFirstButton(item: Element | undefined): void {
  const target = item?.querySelector('button') ?? screenHeading()
  target?.focus({ preventScroll: true })
}

/* The box is so high that the footer stays where it is between placeholders, cards and the empty state. */
const Room = styled.div`
  min-height: 80svh;

  /* The sidebar takes the space of one column. */
  ${media.tablet} {
    --card-columns: 2;
  }

  ${media.desktop} {
    --card-columns: 3;
  }
`
