import styled from 'styled-components'
import { usePageHead } from '@/features/site/use-page-head'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { color, leading, space, text } from '@/theme/tokens'
import { Container } from '@/ui/layout/Container'
import { ButtonLink } from '@/ui/actions/Link'
import { useShopCategories } from '../shell/use-shop-categories'
import { LostThread } from './LostThread'
import { PopularCategories } from './PopularCategories'

/** The page for unknown addresses, with a hint at the search and links back into the shop. */
export function NotFoundScreen() {
  const msg = useMsg()
  usePageHead({ title: msg('lost.title'), index: false })
  return (
    <Frame>
      <Art>
        <LostThread />
      </Art>
      <div>
        <h1>{msg('lost.title')}</h1>
        <Text>{msg('lost.text')}</Text>
        <Hint>{msg('lost.hint')}</Hint>
        <Actions>
          <ButtonLink to="/">{msg('shell.goHome')}</ButtonLink>
          <ButtonLink to="/products" variant="secondary">
            {msg('lost.products')}
          </ButtonLink>
        </Actions>
        <PopularCategories categories={useShopCategories() ?? []} />
      </div>
    </Frame>
  )
}

const Frame = styled(Container)`
  display: grid;
  align-items: center;
  gap: ${space(8)};
  padding-block: ${space(8)};

  ${media.tablet} {
    min-height: 64vh;
    gap: ${space(14)};
    grid-template-columns: 1fr 1fr;
  }
`

const Art = styled.div`
  width: min(100%, 480px);
  justify-self: center;
`

const Text = styled.p`
  max-width: 30em;
  margin-top: ${space(4)};
  font-size: ${text.xl};
  line-height: ${leading.text};
`

const Hint = styled.p`
  max-width: 34em;
  margin-top: ${space(4)};
  color: ${color.inkSoft};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  margin-top: ${space(6)};
`
