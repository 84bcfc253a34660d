import { createLink } from '@tanstack/react-router'
import { type FocusEvent, type PointerEvent, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import type { CardColor, ProductSummary } from '@/api/generated/model'
import { matchedColor } from '@/domain/catalogue/variant'
import { useMsg } from '@/i18n/use-msg'
import { pictureSizes } from '@/lib/image'
import { box, color, media, motion, radius, size, space, text, weight } from '@/theme/tokens.gen'
import { coveringLinkStyle } from '@/ui/actions/Link'
import { HiddenRadio } from '@/ui/choosing/choice-group'
import { UnbrokenWordsName } from '@/ui/data/OriginalName'
import { Price } from '@/ui/data/Price'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { fourLineClampStyle, ownColoursStyle, Stack, VisuallyHidden } from '@/ui/layout/basics'
import { Picture } from '@/ui/media/Picture'
import { MySizeSoldOutNote } from '../sizes/MySizeNote'
import { hasBodyMeasures } from '../sizes/stored-body'
import { CardWishlistButton } from '../wishlist/WishlistButton'
import { QuickAddButton } from './buying/QuickAddButton'
import { startPictureFlight } from './picture-flight'

/** The parts of a product card that a list can switch on. */
export type ProductCardOptions = {
  /** Shows a wishlist button. */
  heart?: boolean | undefined
  /** Shows a button that adds the product to the cart, in the colour of the card. */
  quickAdd?: boolean | undefined
  /**
   * Shows a note if the size that fits the shopper is sold out. Without stored body measures, there is no
   * note.
   */
  mySize?: boolean | undefined
}

type ProductCardProps = ProductCardOptions & {
  product: ProductSummary
  /** True for a card in the first view. Its picture then loads eagerly. */
  priority?: boolean
}

/**
 * The card of a product. The whole card is a link. Hover or focus shows a second picture. The shopper can
 * choose a colour, which changes the picture and is selected on the product page. In a list that is filtered
 * by a colour, and in a search for a colour, the card starts with that colour.
 */
export function ProductCard({
  product,
  priority = false,
  heart,
  quickAdd,
  mySize,
}: ProductCardProps) {
  const msg = useMsg()
  const { name, slug, image, images, min_price: min, max_price: max, original_price: was } = product
  const pictures = useRef<HTMLDivElement>(null)
  const [showsSecond, setShowsSecond] = useState(false)
  // The choice is stored as an index, because the names of colours change with the language.
  const [chosenAt, choose] = useState(-1)
  const chosen = product.colors[chosenAt] ?? matchedColor(product)
  const shown = chosen?.image ?? image
  const second = chosen?.image ? undefined : images.find((other) => other !== image)
  const off = was !== null && was > max ? Math.round((1 - max / was) * 100) : 0
  const onInterest = (event: PointerEvent | FocusEvent) => {
    if (isIntent(event)) setShowsSecond(true)
  }
  return (
    <Card as="article" $gap={1} $align="start" onPointerEnter={onInterest} onFocus={onInterest}>
      <Pictures ref={pictures}>
        <Picture src={shown} alt="" sizes={pictureSizes.card} priority={priority} />
        {showsSecond && second && (
          <Second>
            <Picture src={second} alt="" sizes={pictureSizes.card} />
          </Second>
        )}
        {product.in_stock ? (
          off > 0 && <Badge data-sale aria-hidden="true">{`−${off}%`}</Badge>
        ) : (
          <Badge>{msg('catalogue.soldOut')}</Badge>
        )}
      </Pictures>
      <Name>
        <CoverLink
          to="/products/$slug"
          params={{ slug }}
          search={chosen?.variant_id ? { variant: chosen.variant_id } : {}}
          state={{ picture: shown }}
          onClick={(event) => startPictureFlight(event, pictures.current)}
        >
          <UnbrokenWordsName name={name} />
        </CoverLink>
      </Name>
      {heart && (
        <Corner>
          <CardWishlistButton product={product} />
        </Corner>
      )}
      <Price value={min} max={max} original={was} size="sm" />
      <Foot>
        <ColourDots name={product.name} colors={product.colors} chosen={chosen} onChoose={choose} />
        {product.in_stock && quickAdd && (
          <Quick>
            <QuickAddButton product={product} color={chosen?.name} isNear={showsSecond} />
          </Quick>
        )}
      </Foot>
      {mySize && product.sizes && hasBodyMeasures() && <MySizeSoldOutNote sizes={product.sizes} />}
    </Card>
  )
}

/** A placeholder for a card that is not drawn yet. It has the height of the card. */
export function CardPlaceholder({ product }: Pick<ProductCardProps, 'product'>) {
  const { name, min_price: min, max_price: max, original_price: was, colors } = product
  return (
    <Card $gap={1} $align="start">
      <Skeleton ratio={box.cardRatio} />
      <Name>
        <UnbrokenWordsName name={name} />
      </Name>
      <Price value={min} max={max} original={was} size="sm" />
      {colors.length > 0 && <Row />}
    </Card>
  )
}

/**
 * Returns true if the element is hovered by a mouse or focused by the keyboard. Returns false for a touch,
 * because a touch opens the product and needs no second picture.
 */
function isIntent({ nativeEvent, target }: PointerEvent | FocusEvent): boolean {
  return nativeEvent instanceof globalThis.PointerEvent
    ? nativeEvent.pointerType === 'mouse'
    : target instanceof Element && target.matches(':focus-visible')
}

const maxDots = 4

type ColourDotsProps = {
  /** The product's name. */
  name: string
  colors: readonly CardColor[]
  chosen: CardColor | undefined
  onChoose: (at: number) => void
}

/**
 * The colours of a product, as dots. The shopper can choose a colour if the product has several colours and
 * the host sends a picture for at least one of them.
 */
function ColourDots({ name, colors, chosen, onChoose }: ColourDotsProps) {
  const msg = useMsg()
  const group = useId()
  if (colors.length === 0) return null
  const names = colors.map(({ name }) => name).join(', ')
  const canChoose = colors.length > 1 && colors.some(({ image }) => image)
  return (
    <Row as={canChoose ? 'fieldset' : 'p'}>
      <VisuallyHidden as={canChoose ? 'legend' : 'span'}>
        {msg(canChoose ? 'catalogue.colours.of' : 'catalogue.colours', { names, name })}
      </VisuallyHidden>
      {colors.slice(0, maxDots).map((color, at) => {
        const dot = (
          <Dot key={color.name} aria-hidden="true" style={{ background: color.color_code }} />
        )
        if (!canChoose) return dot
        return (
          <Choice key={color.name} title={color.name}>
            <HiddenRadio
              name={group}
              aria-label={color.name}
              checked={chosen === color}
              onChange={() => onChoose(at)}
            />
            {dot}
          </Choice>
        )
      })}
      {colors.length > maxDots && <span aria-hidden="true">+{colors.length - maxDots}</span>}
    </Row>
  )
}

const Card = styled(Stack)`
  position: relative;
`

const Second = styled.div`
  position: absolute;
  inset: 0;
  opacity: 0;
  transition: opacity ${motion.slow} ${motion.ease};

  /*
   * The first picture shows through until the second picture has loaded, and stays if the second picture
   * fails to load.
   */
  & > * {
    background: none;
  }

  & > * > :not(img) {
    display: none;
  }

  ${Card}:has(:focus-visible) & {
    opacity: 1;
  }

  ${media.hover} {
    ${Card}:hover & {
      opacity: 1;
    }
  }
`

const Pictures = styled.div`
  position: relative;
  overflow: hidden;
  margin-bottom: ${space(2)};
`

const Badge = styled.span`
  position: absolute;
  top: ${space(2)};
  left: ${space(2)};
  padding: ${space(1)} ${space(2)};
  border-radius: ${radius.sm};
  background: ${color.surface};
  font-size: ${text.xs};

  &[data-sale] {
    background: ${color.accent};
    color: ${color.onAccent};
    font-weight: ${weight.bold};
  }
`

/* This box is above the link that covers the card, so that its button can be clicked. */
const Corner = styled.div`
  position: absolute;
  z-index: 1;
  top: 0;
  right: 0;
`

const Foot = styled.div`
  display: flex;
  width: 100%;
  min-height: ${space(5)};
  align-items: center;
`

/*
 * The button that adds the product to the cart. It is at the end of the row of colours, because a button on
 * the picture would cover the garment. With a mouse or keyboard focus, the sizes are shown before it.
 */
const Quick = styled.div`
  z-index: 1;
  margin: -${space(3)} -${space(2)} -${space(3)} auto;

  & > button > svg {
    box-sizing: content-box;
    padding: ${space(0.5)};
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.pill};
  }

  ${media.hover} {
    display: flex;
    min-width: 0;
    opacity: 0;

    ${Card}:is(:hover, :has(:focus-visible)) & {
      opacity: 1;
    }
  }
`

const Name = styled.h3`
  ${fourLineClampStyle}
  font: inherit;
  font-size: ${text.sm};
  line-height: 1.5;
`

const CoverLink = createLink(styled.a<object>`
  color: ${color.ink};
  text-decoration: none;

  ${coveringLinkStyle}
`)

const Row = styled.p`
  display: flex;
  height: ${space(5)};
  align-items: center;
  gap: ${space(1)};
  color: ${color.inkSoft};
  font-size: ${text.xs};
`

const Dot = styled.span`
  width: ${space(3)};
  height: ${space(3)};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.pill};
  ${ownColoursStyle}
`

/* The clickable area is 44 px high and overlaps the price above it, so that the card does not grow. */
const Choice = styled.label`
  position: relative;
  z-index: 1;
  display: grid;
  width: ${space(6)};
  height: ${size.target};
  align-self: end;
  place-items: end center;
  padding-block-end: ${space(1)};
  cursor: pointer;

  &:first-of-type {
    margin-inline-start: -${space(1.5)};
  }

  & + & {
    margin-inline-start: -${space(1)};
  }

  & > :checked + ${Dot} {
    outline: 1px solid ${color.ink};
    outline-offset: 2px;
  }

  & > :focus-visible + ${Dot} {
    outline: 2px solid ${color.focus};
    outline-offset: 3px;
  }
`
