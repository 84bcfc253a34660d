import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import styled from 'styled-components'
import type { Product, ProductSummary, Variant } from '@/api/generated/model'
import { productCardOf } from '@/domain/catalogue/recently-viewed'
import {
  galleryImages,
  initialChoice,
  isInStock,
  optionsOf,
  attributeValue,
} from '@/domain/catalogue/variant'
import { useErrorTextOf, useMsg } from '@/i18n/use-msg'
import { media, space, text } from '@/theme/tokens.gen'
import { Button } from '@/ui/actions/Button'
import { SwatchGroup } from '@/ui/choosing/SwatchGroup'
import { Price } from '@/ui/data/Price'
import { Async } from '@/ui/feedback/Async'
import { SkeletonText } from '@/ui/feedback/Skeleton'
import { Row, Stack, Text } from '@/ui/layout/basics'
import { Picture } from '@/ui/media/Picture'
import { Dialog } from '@/ui/overlays/Dialog'
import { productErrorText } from '../errors'
import { StockHint } from '../product/VariantPicker'
import { productQuery } from '../queries'
import { useBuyHandlers } from './QuickAddButton'

type QuickAddWindowProps = {
  product: Pick<ProductSummary, 'name' | 'slug'>
  /** The colour that is selected at first. By default, `initialChoice` chooses the colour. */
  color?: string | undefined
  open: boolean
  /** Called when the shopper closes the window or clicks a size. */
  onClose: () => void
}

/** The window that adds a product to the cart from a list. A click on a size adds that size. */
export function QuickAddWindow({ product, color, open, onClose }: QuickAddWindowProps) {
  const errorMessage = useErrorTextOf(productErrorText)
  const detail = useQuery({ ...productQuery(product.slug), enabled: open })
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={product.name}>
      <Async query={detail} skeleton={<SkeletonText lines={6} />} errorMessage={errorMessage}>
        {(answer) => (
          <Choosing
            key={`${answer.product.id} ${color}`}
            product={answer.product}
            color={color}
            onDone={onClose}
          />
        )}
      </Async>
    </Dialog>
  )
}

type ChoosingProps = { product: Product; color: string | undefined; onDone: () => void }

function Choosing({ product, color: first, onDone }: ChoosingProps) {
  const msg = useMsg()
  const [color, setColor] = useState(first ?? initialChoice(product).color)
  const colors = optionsOf(product, 'color', { color, size: null })
  const variants = variantsIn(product, color)
  const { original_price: was, ...card } = productCardOf(product)
  return (
    <Stack $gap={5}>
      <Row $gap={4} $align="center">
        <Shot>
          <Picture src={galleryImages(product, variants[0] ?? null)[0]} alt="" sizes="96px" />
        </Shot>
        <Price value={card.min_price} max={card.max_price} original={was} size="lg" />
      </Row>
      {colors.length > 0 && (
        <SwatchGroup
          kind="color"
          legend={msg('product.color')}
          options={colors.map(({ value, code, state }) => ({
            value,
            label: value,
            // A colour is available if any of its sizes is in stock.
            state: state === 'unavailable' ? state : 'available',
            ...(code !== null && { color: code }),
          }))}
          value={color}
          onChange={setColor}
        />
      )}
      <Sizes product={product} variants={variants} onDone={onDone} />
      {variants.every((variant) => !isInStock(variant)) && (
        <StockHint variant={null} product={product} />
      )}
    </Stack>
  )
}

/**
 * The size buttons on a card, in the colour that the card shows. They are visible only with a mouse, because
 * touch and keyboard use the button beside them. That button opens the window, which also offers the colours.
 */
export function CardSizeButtons({ slug, color }: { slug: string; color: string | undefined }) {
  const product = useQuery(productQuery(slug)).data?.product
  if (!product) return null
  const variants = variantsIn(product, color ?? initialChoice(product).color)
  if (variants.length > maxSizesOnCard) return null
  return (
    <OnCard>
      <Sizes product={product} variants={variants} />
    </OnCard>
  )
}

/** The most sizes that fit beside the colours of a card. */
const maxSizesOnCard = 5

const variantsIn = (product: Product, color: string | null) =>
  product.variants.filter((variant) => attributeValue(variant, 'color') === color)

type SizesProps = { product: Product; variants: readonly Variant[]; onDone?: () => void }

/** One button for each size. A click adds that size to the cart. */
function Sizes({ product, variants, onDone }: SizesProps) {
  const msg = useMsg()
  const { onAdd } = useBuyHandlers(product)
  const hasSizes = variants.some((variant) => attributeValue(variant, 'size') !== null)
  const hint = msg(hasSizes ? 'product.addSize' : 'product.addToCart')
  return (
    <Stack $gap={2} role="group" aria-label={hint}>
      {hasSizes && onDone && (
        <Text $size="sm" aria-hidden="true">
          {hint}
        </Text>
      )}
      <Row $gap={2} $wrap={onDone !== undefined}>
        {variants.map((variant) => (
          <Button
            key={variant.id}
            variant="secondary"
            disabled={!isInStock(variant)}
            onClick={() => {
              onAdd(variant)
              onDone?.()
            }}
          >
            {attributeValue(variant, 'size') ?? msg('product.addToCart')}
          </Button>
        ))}
      </Row>
    </Stack>
  )
}

const Shot = styled.div`
  flex: none;
  width: ${space(24)};
`

/* The sizes are visible only with a mouse. Touch and keyboard use the button beside them. */
const OnCard = styled.div`
  display: none;

  ${media.hover} {
    article:hover & {
      display: block;
    }
  }

  & button {
    flex: 1;
    min-width: ${space(6)};
    padding: 0;
    border: 0;
    background: none;
    font-size: ${text.sm};
  }

  & button:disabled {
    text-decoration: line-through;
  }

  & [role='group'] > div {
    gap: 0;
  }
`
