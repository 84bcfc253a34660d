import styled from 'styled-components'
import type { ProductSummary, SectionTag } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { color, motion, radius, shadow, size, space, text } from '@/theme/tokens'
import { AnyLink } from '@/ui/actions/Link'
import { Price } from '@/ui/data/Price'
import { hiddenFromEye } from '@/ui/layout/VisuallyHidden'
import { useNearView } from '@/ui/layout/use-near-view'
import { useTagged } from './queries'

type PriceTagsProps = {
  /** Products and where they are in the picture, in percent. */
  tags: readonly SectionTag[]
}

/**
 * Price tags over a picture, each a link to its product. Name and price are those of now; a tag whose product is gone, or
 * whose price can't be had, is left out.
 */
export function PriceTags({ tags }: PriceTagsProps) {
  const msg = useMsg()
  const { near, watch } = useNearView()
  const { data: products = [] } = useTagged(tags, near)
  return (
    <Tags ref={watch} aria-label={msg('home.tags')}>
      {tags.map((tag) => {
        const product = products.find(({ id }) => id === tag.product_id)
        return product && <PriceTag key={tag.product_id} tag={tag} product={product} />
      })}
    </Tags>
  )
}

function PriceTag({ tag: { x, y }, product }: { tag: SectionTag; product: ProductSummary }) {
  return (
    <Place style={{ left: `${x}%`, top: `${y}%` }} data-side={x > 50 ? 'end' : 'start'}>
      <Tag href={`/products/${product.slug}`}>
        <Name>{product.name}</Name>
        <Price value={product.min_price} max={product.max_price} size="sm" />
      </Tag>
    </Place>
  )
}

const Tags = styled.ul`
  position: absolute;
  inset: 0;
  pointer-events: none;
`

/* A point on the garment, from which the tag hangs towards the middle of the picture. */
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

/* On a phone the name is for screen readers: there is room for the price alone. */
const Name = styled.span`
  overflow: hidden;
  max-width: 16ch;
  text-overflow: ellipsis;

  ${media.phone} {
    ${hiddenFromEye}
  }

  ${media.desktop} {
    max-width: 26ch;
  }
`
