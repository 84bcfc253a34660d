import styled from 'styled-components'
import { lazy, useState } from 'react'
import type { ProductSummary } from '@/api/generated/model'
import { sessionAtom } from '@/features/auth/state'
import { usePageHead } from '@/features/site/use-page-head'
import { useMsg } from '@/i18n/use-msg'
import { useAtomValue } from '@/lib/store'
import { SignInPanel } from '@/screens/account/SignInPanel'
import { Late } from '@/ui/feedback/Boundary'
import { Container } from '@/ui/layout/Container'
import { PageTitle } from '@/ui/layout/PageTitle'
import { WishlistShelf } from './WishlistShelf'

const VariantChooser = lazy(() =>
  import('./VariantChooser').then((module) => ({ default: module.VariantChooser })),
)

/** What the shopper keeps, and from there into the cart. */
export function WishlistScreen() {
  const msg = useMsg()
  const isSignedIn = useAtomValue(sessionAtom).token !== null
  const { chosen, open, choose, close } = useChooser<ProductSummary>()
  usePageHead({ title: msg('wishlist.title'), index: false })
  return (
    <Container>
      <PageTitle>{msg('wishlist.title')}</PageTitle>
      {isSignedIn ? (
        <Room>
          <WishlistShelf onChoose={choose} />
        </Room>
      ) : (
        <SignInPanel />
      )}
      <Late>{chosen && <VariantChooser product={chosen} open={open} onClose={close} />}</Late>
    </Container>
  )
}

/* High enough that the footer does not move, whether cards, skeletons or nothing stands here. */
const Room = styled.div`
  min-height: 80svh;
`

/** State of a panel: what it shows, and whether it is open. It keeps showing the same while it closes. */
function useChooser<Item>() {
  const [state, setState] = useState<{ chosen: Item | null; open: boolean }>({
    chosen: null,
    open: false,
  })
  return {
    ...state,
    choose: (chosen: Item) => setState({ chosen, open: true }),
    close: () => setState(({ chosen }) => ({ chosen, open: false })),
  }
}
