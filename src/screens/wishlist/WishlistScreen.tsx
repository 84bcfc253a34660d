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

/** The wishlist of the signed-in shopper, with a panel to put its products into the cart. */
export function WishlistScreen() {
  const msg = useMsg()
  const isSignedIn = useAtomValue(sessionAtom).token !== null
  const { chosen, choose, ...panel } = useChooserPanel()
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
      <Late>{chosen && <VariantChooser product={chosen} {...panel} />}</Late>
    </Container>
  )
}

/* High enough that the footer does not move between skeletons, cards and the empty state. */
const Room = styled.div`
  min-height: 80svh;
`

type ChooserPanel = { chosen: ProductSummary | null; open: boolean }

/** State of the variant panel. The product stays set while the panel closes, so that it is not empty. */
function useChooserPanel() {
  const [state, setState] = useState<ChooserPanel>({ chosen: null, open: false })
  return {
    ...state,
    choose: (chosen: ProductSummary) => setState({ chosen, open: true }),
    onClose: () => setState((last) => ({ ...last, open: false })),
  }
}
