import { lazy } from 'react'
import styled from 'styled-components'
import type { ProductSummary } from '@/api/generated/model'
import { sessionAtom } from '@/features/auth/state'
import { usePageHead } from '@/features/site/use-page-head'
import { useMsg } from '@/i18n/use-msg'
import { useAtomValue } from '@/lib/store'
import { Container } from '@/ui/layout/Container'
import { Late } from '@/ui/feedback/Late'
import { PageTitle } from '@/ui/layout/PageTitle'
import { SignInPanel } from '../account/SignInPanel'
import { WishlistShelf } from './WishlistShelf'
import { useChooser } from './use-chooser'

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
