import styled from 'styled-components'
import { usePageHead } from '@/features/site/use-page-head'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { color, radius, size, space } from '@/theme/tokens'
import { AnyLink, ButtonLink } from '@/ui/actions/Link'
import { Container } from '@/ui/layout/Container'
import { Row } from '@/ui/layout/Stack'
import { Text } from '@/ui/layout/Text'
import { Lead } from '../info/lead'
import { useShopCategories } from '../shell/use-shop-categories'

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
        <Lead>{msg('lost.text')}</Lead>
        <Hint $color="inkSoft">{msg('lost.hint')}</Hint>
        <Actions $gap={3} $wrap>
          <ButtonLink to="/">{msg('shell.goHome')}</ButtonLink>
          <ButtonLink to="/products" variant="secondary">
            {msg('lost.products')}
          </ButtonLink>
        </Actions>
        <Categories />
      </div>
    </Frame>
  )
}

function Categories() {
  const msg = useMsg()
  const categories = useShopCategories()
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

const thread =
  'M62 96C96 120 70 150 104 156C150 164 140 96 186 92C232 88 236 168 196 172C160 176 166 118 214 122C262 126 250 208 306 196C340 188 344 150 374 150'

function LostThread() {
  return (
    <svg viewBox="0 0 400 280" fill="none" aria-hidden="true" focusable="false">
      <ellipse cx="200" cy="142" rx="190" ry="120" fill={color.sand} />
      <g strokeLinecap="round" strokeLinejoin="round">
        <path d={thread} stroke={color.accent} strokeWidth="2.2" />
        <path
          d="M374 150C390 150 396 158 398 168"
          stroke={color.accent}
          strokeWidth="2.2"
          strokeDasharray="3 7"
        />
        <g transform="translate(62 96) rotate(-38)">
          <path
            d="M0-2C-3 8-3 20-2 30L2 128L6 30C7 20 7 8 4-2C3-5 1-5 0-2Z"
            fill={color.surface}
            stroke={color.ink}
            strokeWidth="1.4"
          />
          <path d="M2 4V18" stroke={color.ink} strokeWidth="2" />
        </g>
        <g transform="translate(268 84)">
          <circle r="26" fill={color.celadonSoft} stroke={color.celadon} strokeWidth="1.4" />
          <circle r="20" stroke={color.celadon} />
          {[
            [-6, -6],
            [6, -6],
            [-6, 6],
            [6, 6],
          ].map(([x, y]) => (
            <circle
              key={`${x}${y}`}
              cx={x}
              cy={y}
              r="3.4"
              fill={color.sand}
              stroke={color.celadon}
              strokeWidth="1.4"
            />
          ))}
        </g>
      </g>
    </svg>
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

const Hint = styled(Text)`
  max-width: 34em;
  margin-top: ${space(4)};
`

const Actions = styled(Row)`
  margin-top: ${space(6)};
`

const Title = styled(Text)`
  margin-block: ${space(8)} ${space(3)};
`

const CategoryLink = styled(AnyLink)`
  display: inline-flex;
  min-height: ${size.target};
  align-items: center;
  padding-inline: ${space(5)};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.pill};
  text-decoration: none;
`
