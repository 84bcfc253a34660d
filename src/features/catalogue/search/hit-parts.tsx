import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import styled from 'styled-components'
import type { ProductSummary } from '@/api/generated/model'
import { media } from '@/theme/breakpoints'
import { color, motion, space, text } from '@/theme/tokens'
import { OriginalName } from '@/ui/data/OriginalName'
import { Price } from '@/ui/data/Price'
import { Picture } from '@/ui/media/Picture'
import { hitSizes } from './hit-grid'

/** Picture, name and price of a product in the search. */
export function HitFacts({ product, name }: { product: ProductSummary; name: ReactNode }) {
  return (
    <>
      <Picture src={product.image} alt="" sizes={hitSizes} />
      <Facts>
        <Name>{name}</Name>
        <OriginalName name={product.name} original={product.original_name} />
        <Price
          value={product.min_price}
          max={product.max_price}
          original={product.original_price}
          size="sm"
        />
      </Facts>
    </>
  )
}

const HitAnchor = styled.a`
  display: grid;
  align-items: center;
  padding: ${space(2)};
  color: ${color.ink};
  cursor: pointer;
  gap: ${space(3)};
  grid-template-columns: 64px minmax(0, 1fr);
  text-decoration: none;
  transition: background-color ${motion.fast} ${motion.ease};

  &:hover,
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
`

/** A link to a product in the search, around its `HitFacts`. */
export const HitLink = createLink((props: ComponentProps<'a'>) => <HitAnchor {...props} />)

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
