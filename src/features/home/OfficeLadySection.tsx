import styled from 'styled-components'
import type { SectionContent, SectionTag } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import {
  color,
  media,
  motion,
  radius,
  shadow,
  size,
  space,
  text,
  title as titles,
  weight,
} from '@/theme/tokens.gen'
import { AnyUrlLink } from '@/ui/actions/Link'
import { Price } from '@/ui/data/Price'
import { BlockBoundary } from '@/ui/feedback/BlockBoundary'
import { useNearView } from '@/ui/feedback/late'
import { ArrowRightIcon } from '@/ui/icons'
import { Text } from '@/ui/layout/basics'
import { Picture } from '@/ui/media/Picture'
import { useTaggedProducts } from './queries'
import { TwoColumnSection } from './SectionBox'

export type HomeSectionProps = { content: SectionContent }

/**
 * A section with a large picture, a title, texts and a link (Product §2). Points on the picture show the
 * names and prices of products.
 */
export function OfficeLadySection({ content }: HomeSectionProps) {
  const { title, subtitle, description, image, tags, link, button_text: button } = content
  return (
    <TwoColumnSection>
      <Scene>
        <Picture
          src={image}
          alt={title ?? ''}
          ratio="4 / 5"
          sizes="(min-width: 75em) 600px, (min-width: 48em) 50vw, 100vw"
        />
        {image && tags && (
          <BlockBoundary>
            <PriceTags tags={tags} />
          </BlockBoundary>
        )}
      </Scene>
      <Texts>
        {subtitle && (
          <Subtitle $size="sm" $weight="bold" $color="celadon">
            {subtitle}
          </Subtitle>
        )}
        {title && <Title>{title}</Title>}
        {description && <Description>{description}</Description>}
        {link && button && (
          <SectionLinkText as={AnyUrlLink} href={link}>
            {button} <ArrowRightIcon />
          </SectionLinkText>
        )}
      </Texts>
    </TwoColumnSection>
  )
}

/**
 * Links to products on a picture, with current names and prices. A link appears under the mouse, with the
 * focus, and after a tap on its point. A product that is not for sale has no link.
 */
function PriceTags({ tags }: { tags: readonly SectionTag[] }) {
  const msg = useMsg()
  const { near, watch } = useNearView()
  const { data: products = [] } = useTaggedProducts(tags, near)
  return (
    <Tags ref={watch} aria-label={msg('home.tags')}>
      {tags.map((tag) => {
        const product = products.find(({ id }) => id === tag.product_id)
        return (
          product && (
            <Place
              key={product.id}
              tabIndex={-1}
              style={{ left: `${tag.x}%`, top: `${tag.y}%` }}
              data-side={tag.x > 50 ? 'end' : 'start'}
            >
              <Tag href={`/products/${product.slug}`}>
                {product.name}
                <Price value={product.min_price} max={product.max_price} size="sm" />
              </Tag>
            </Place>
          )
        )
      })}
    </Tags>
  )
}

const Scene = styled.div`
  position: relative;
  min-width: 0;
`

const Texts = styled.div`
  max-width: 46ch;
`

const Title = styled.h2`
  ${media.tablet} {
    font: ${titles.h1};
  }

  ${media.desktop} {
    font: ${titles.hero};
  }
`

const Subtitle = styled(Text)`
  margin-bottom: ${space(3)};
`

const Description = styled.p`
  margin-block: ${space(4)} ${space(6)};
  color: ${color.inkSoft};
  font-size: ${text.lg};

  ${media.desktop} {
    font-size: ${text.xl};
  }
`

/** The text of a section's link. It is either a link itself, or a part of a larger link. */
export const SectionLinkText = styled.span`
  display: inline-flex;
  min-height: ${size.target};
  align-items: center;
  gap: ${space(2)};
  border-bottom: 2px solid ${color.accent};
  color: ${color.ink};
  font-weight: ${weight.bold};
  text-decoration: none;

  &:hover,
  a:hover > * > & {
    color: ${color.accent};
  }
`

const Tags = styled.ul`
  position: absolute;
  inset: 0;
  pointer-events: none;

  ${media.tiny} {
    display: none;
  }
`

/* A point on the picture. Its price tag extends towards the middle of the picture. */
const Place = styled.li`
  position: absolute;
  width: ${size.target};
  height: ${size.target};
  cursor: pointer;
  outline: none;
  pointer-events: auto;
  transform: translate(-50%, -50%);

  &:is(:hover, :focus-within) {
    z-index: 1;
  }

  &::before {
    position: absolute;
    inset: ${space(3.5)};
    border: 4px solid ${color.surface};
    border-radius: 50%;
    background: ${color.accent};
    box-shadow: ${shadow.low};
    content: '';
  }
`

const Tag = styled(AnyUrlLink)`
  position: absolute;
  display: grid;
  width: max-content;
  max-width: min(26ch, 40vw);
  min-width: ${size.target};
  min-height: ${size.target};
  align-content: center;
  padding: ${space(1)} ${space(3)};
  border-radius: ${radius.sm};
  background: ${color.surface};
  box-shadow: ${shadow.low};
  color: ${color.ink};
  font-size: ${text.sm};
  inset-block-start: 0;
  line-height: 1.4;
  opacity: 0;
  pointer-events: none;
  text-decoration: none;
  transition: opacity ${motion.fast} ${motion.ease};

  :is(:hover, :focus-within) > & {
    opacity: 1;
    pointer-events: auto;
  }

  [data-side='start'] > & {
    inset-inline-start: ${space(8)};
  }

  [data-side='end'] > & {
    inset-inline-end: ${space(8)};
  }

  ${media.hover} {
    &:hover {
      color: ${color.accent};
    }
  }

  @media (forced-colors: active) {
    border: 1px solid LinkText;
  }
`
