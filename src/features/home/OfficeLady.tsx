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
import { AnyLink } from '@/ui/actions/Link'
import { Price } from '@/ui/data/Price'
import { Boundary } from '@/ui/feedback/Boundary'
import { useNearView } from '@/ui/feedback/late'
import { ArrowRightIcon } from '@/ui/icons'
import { hiddenFromEye, Text } from '@/ui/layout/basics'
import { Picture } from '@/ui/media/Picture'
import { useTagged } from './queries'
import { Split } from './SectionBox'

export type SectionProps = { content: SectionContent }

/** A large picture with price tags, beside a title, texts and a link (Product §2). */
export function OfficeLady({ content }: SectionProps) {
  const { title, subtitle, description, image, tags, link, button_text: button } = content
  return (
    <Split>
      <Scene>
        <Picture
          src={image}
          alt={title ?? ''}
          ratio="4 / 5"
          sizes="(min-width: 75em) 600px, (min-width: 48em) 50vw, 100vw"
        />
        {image && tags && (
          <Boundary>
            <PriceTags tags={tags} />
          </Boundary>
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
          <Cue as={AnyLink} href={link}>
            {button} <ArrowRightIcon />
          </Cue>
        )}
      </Texts>
    </Split>
  )
}

/**
 * Links to products, with their current names and prices. A tag is left out if its product is not for sale.
 */
function PriceTags({ tags }: { tags: readonly SectionTag[] }) {
  const msg = useMsg()
  const { near, watch } = useNearView()
  const { data: products = [] } = useTagged(tags, near)
  return (
    <Tags ref={watch} aria-label={msg('home.tags')}>
      {tags.map((tag) => {
        const product = products.find(({ id }) => id === tag.product_id)
        return (
          product && (
            <Place
              key={product.id}
              style={{ left: `${tag.x}%`, top: `${tag.y}%` }}
              data-side={tag.x > 50 ? 'end' : 'start'}
            >
              <Tag href={`/products/${product.slug}`}>
                <Name>{product.name}</Name>
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

/** The text of a section's link. It is a link itself, or is part of a larger link. */
export const Cue = styled.span`
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

/* A point on the garment. Its tag hangs towards the middle of the picture. */
const Place = styled.li`
  position: absolute;
  width: ${size.target};
  height: ${size.target};
  transform: translate(-50%, -50%);

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

const Tag = styled(AnyLink)`
  position: absolute;
  display: grid;
  width: max-content;
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
  pointer-events: auto;
  text-decoration: none;
  white-space: nowrap;

  [data-side='start'] > & {
    inset-inline-start: ${space(8)};
  }

  [data-side='end'] > & {
    inset-inline-end: ${space(8)};
  }

  ${media.hover} {
    transition: box-shadow ${motion.fast} ${motion.ease};

    &:hover {
      box-shadow: ${shadow.high};
      color: ${color.accent};
    }
  }

  @media (forced-colors: active) {
    border: 1px solid LinkText;
  }
`

/*
 * In a narrow picture only the price shows, because a name would be cut off. Screen readers still get the
 * name.
 */
const Name = styled.span`
  max-width: 26ch;
  white-space: normal;

  ${media.belowLandscape} {
    ${hiddenFromEye}
  }
`
