import styled from 'styled-components'
import { chipStyle } from '@/features/catalogue/chip'
import { usePageHead } from '@/features/site/use-page-head'
import { useMsg } from '@/i18n/use-msg'
import { media, space } from '@/theme/tokens.gen'
import { AnyUrlLink, ButtonLink } from '@/ui/actions/Link'
import { Container, Row, Text } from '@/ui/layout/basics'
import { BrandArt } from '@/ui/media/BrandArt'
import { LeadText } from '../info/lead'
import { useMenuCategories } from '../shell/site-menu'

/** The page for an unknown URL, with links back into the shop. */
export function NotFoundScreen() {
  const msg = useMsg()
  usePageHead({ title: msg('lost.title'), index: false })
  return (
    <Frame>
      <Art>
        <BrandArt />
      </Art>
      <div>
        <h1>{msg('lost.title')}</h1>
        <LeadText>{msg('lost.text')}</LeadText>
        <Hint $color="inkSoft">{msg('lost.hint')}</Hint>
        <Actions $gap={3} $wrap>
          <ButtonLink to="/">{msg('shell.goHome')}</ButtonLink>
          <ButtonLink to="/products" variant="secondary">
            {msg('lost.products')}
          </ButtonLink>
        </Actions>
        <Room>
          <Categories />
        </Room>
      </div>
    </Frame>
  )
}

function Categories() {
  const msg = useMsg()
  const categories = useMenuCategories()
  if (!categories?.length) return null
  return (
    <nav aria-label={msg('lost.categories')}>
      <Title $size="sm" $weight="bold">
        {msg('lost.categories')}
      </Title>
      <Row as="ul" $gap={2} $wrap>
        {categories.map(({ name, href }) => (
          <li key={href}>
            <CategoryLink href={href}>{name}</CategoryLink>
          </li>
        ))}
      </Row>
    </nav>
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
  justify-self: center;

  & > img {
    width: min(100%, 480px);
    height: auto;
  }
`

const Hint = styled(Text)`
  max-width: 34em;
  margin-top: ${space(4)};
`

const Actions = styled(Row)`
  margin-top: ${space(6)};
`

/*
 * The box is at least as high as one row of links, so that the centred content does not move when the links
 * load.
 */
const Room = styled.div`
  display: grid;
  min-height: 109px;
`

const Title = styled(Text)`
  margin-block: ${space(8)} ${space(3)};
`

const CategoryLink = styled(AnyUrlLink)`
  ${chipStyle}
`
