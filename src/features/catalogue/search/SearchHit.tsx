import { createLink } from '@tanstack/react-router'
import styled from 'styled-components'
import type { ProductSummary } from '@/api/generated/model'
import { media } from '@/theme/breakpoints'
import { color, motion, space, text } from '@/theme/tokens'
import { Picture } from '@/ui/media/Picture'
import { OriginalName } from '@/ui/data/OriginalName'
import { Price } from '@/ui/data/Price'
import { Suggestion } from '@/ui/fields/SearchField'
import { hitSizes } from './hit-grid'
import { MarkedName } from './MarkedName'

type SearchHitProps = {
  /** The product that was found. */
  product: ProductSummary
  /** What was searched for; it is marked in the name. */
  q: string
  /** Called when it is opened, to close the panel. */
  onOpen: () => void
}

/** A found product, linked to its page. */
export function SearchHit({ product, q, onOpen }: SearchHitProps) {
  return (
    <Suggestion
      value={product}
      onClick={onOpen}
      render={<Hit to="/products/$slug" params={{ slug: product.slug }} />}
    >
      <Picture src={product.image} alt="" sizes={hitSizes} />
      <Facts>
        <Name>
          <MarkedName name={product.name} q={q} />
        </Name>
        <OriginalName name={product.name} original={product.original_name} />
        <Price
          value={product.min_price}
          max={product.max_price}
          original={product.original_price}
          size="sm"
        />
      </Facts>
    </Suggestion>
  )
}

const Hit = createLink(styled.a`
  display: grid;
  align-items: center;
  padding: ${space(2)};
  color: ${color.ink};
  cursor: pointer;
  gap: ${space(3)};
  grid-template-columns: 64px minmax(0, 1fr);
  text-decoration: none;
  transition: background-color ${motion.fast} ${motion.ease};

  &[data-highlighted] {
    background: ${color.sand};
  }

  @media (forced-colors: active) {
    &[data-highlighted] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }

  ${media.tablet} {
    align-content: start;
    grid-template-columns: minmax(0, 1fr);
  }
`)

const Facts = styled.span`
  display: grid;
  gap: ${space(1)};
`

const Name = styled.span`
  display: -webkit-box;
  overflow: hidden;
  font-size: ${text.sm};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  line-height: 1.5;
`
