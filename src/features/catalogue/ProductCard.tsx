import { createLink } from '@tanstack/react-router'
import { type FocusEvent, type PointerEvent, useId, useRef, useState } from 'react'
import styled, { css } from 'styled-components'
import type { CardColor, ProductSummary } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { pictureSizes } from '@/lib/image'
import { color, media, motion, radius, size, space, text, weight } from '@/theme/tokens.gen'
import { coveringLink } from '@/ui/actions/Link'
import { HiddenRadio } from '@/ui/choosing/choice-group'
import { NameText } from '@/ui/data/OriginalName'
import { Price } from '@/ui/data/Price'
import { Stack, twoLines, VisuallyHidden } from '@/ui/layout/basics'
import { Picture } from '@/ui/media/Picture'
import { hasBody } from '../sizes/kept-body'
import { MySizeOnCard } from '../sizes/MySize'
import { CardWishlistButton } from '../wishlist/WishlistButton'
import { QuickAdd } from './buying/QuickAdd'
import { startPictureFlight } from './picture-flight'

/** The optional parts of a card, besides the link to its product. */
export type CardOffers = {
  /** Shows the wishlist button. */
  heart?: boolean | undefined
  /** Shows the button that adds the product to the cart, in the colour that the card shows. */
  quickAdd?: boolean | undefined
  /** Shows a note when the shopper's own size is sold out. */
  mySize?: boolean | undefined
}

type ProductCardProps = CardOffers & {
  product: ProductSummary
  /** True for a card in the first view, so that its picture loads eagerly. */
  priority?: boolean
}

/**
 * A product in a list. The whole card is a link. Hover or focus loads and shows a second picture. A chosen
 * colour changes the picture here and preselects that colour on the product page.
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
  // The choice is stored by position, because the name of a colour depends on the language.
  const [chosenAt, choose] = useState(-1)
  const chosen = product.colors[chosenAt]
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
        {mySize && product.sizes && hasBody() && (
          <Note>
            <MySizeOnCard sizes={product.sizes} />
          </Note>
        )}
        {product.in_stock && quickAdd && (
          <Quick>
            <QuickAdd product={product} color={chosen?.name} isNear={showsSecond} />
          </Quick>
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
          <NameText name={name} />
        </CoverLink>
      </Name>
      {heart && (
        <Corner>
          <CardWishlistButton product={product} />
        </Corner>
      )}
      <Price value={min} max={max} original={was} size="sm" />
      <ColourDots colors={product.colors} chosen={chosen} onChoose={choose} />
    </Card>
  )
}

/**
 * Returns true for a hovering mouse or keyboard focus. A touch opens the product next, so a touch needs no
 * second picture.
 */
function isIntent({ nativeEvent, target }: PointerEvent | FocusEvent): boolean {
  return nativeEvent instanceof globalThis.PointerEvent
    ? nativeEvent.pointerType === 'mouse'
    : target instanceof Element && target.matches(':focus-visible')
}

const maxDots = 4

type ColourDotsProps = {
  colors: readonly CardColor[]
  chosen: CardColor | undefined
  onChoose: (at: number) => void
}

/** The colours of a product. They can be chosen where the host sends a picture for each colour. */
function ColourDots({ colors, chosen, onChoose }: ColourDotsProps) {
  const msg = useMsg()
  const group = useId()
  if (colors.length === 0) return null
  const names = colors.map(({ name }) => name).join(', ')
  const canChoose = colors.length > 1 && colors.some(({ image }) => image)
  return (
    <Row as={canChoose ? 'fieldset' : 'p'}>
      <VisuallyHidden as={canChoose ? 'legend' : 'span'}>
        {msg('catalogue.colours', { names })}
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

  /* The first picture stays visible until the second has loaded, or when the second fails to load. */
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

const badge = css`
  padding: ${space(1)} ${space(2)};
  border-radius: ${radius.sm};
  background: ${color.surface};
  font-size: ${text.xs};
`

const Badge = styled.span`
  position: absolute;
  top: ${space(2)};
  left: ${space(2)};
  ${badge}

  &[data-sale] {
    background: ${color.accent};
    color: ${color.onAccent};
    font-weight: ${weight.bold};
  }
`

/* Stands to the left of the button that adds. */
const Note = styled.div`
  position: absolute;
  bottom: ${space(2)};
  left: ${space(2)};
  max-width: calc(100% - ${size.target} - ${space(4)});

  & span {
    display: block;
    ${badge}
  }
`

/* Lies above the link that covers the card. */
const Corner = styled.div`
  position: absolute;
  z-index: 1;
  top: ${space(1)};
  right: ${space(1)};
  display: grid;
  border-radius: ${radius.pill};

  &:has(button) {
    background: ${color.surface};
  }
`

/* Lies along the lower edge. Clicks beside the button reach the link below. */
const Quick = styled.div`
  position: absolute;
  z-index: 1;
  inset: auto ${space(1)} ${space(1)};
  display: flex;
  justify-content: flex-end;
  gap: ${space(1)};
  pointer-events: none;

  & > * {
    border-radius: ${radius.pill};
    background: ${color.surface};
    pointer-events: auto;
  }
`

const Name = styled.h3`
  ${twoLines}
  font: inherit;
  font-size: ${text.sm};
  line-height: 1.5;
`

const CoverLink = createLink(styled.a<object>`
  color: ${color.ink};
  text-decoration: none;

  ${coveringLink}
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
  /* Keep the product's colour in forced-colours mode. */
  forced-color-adjust: none;
`

/* Reaches up over the price: the target is 44 px high, and the card stays as it is. */
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
    box-shadow:
      0 0 0 2px ${color.paper},
      0 0 0 3px ${color.ink};
  }

  & > :focus-visible + ${Dot} {
    outline: 2px solid ${color.accent};
    outline-offset: 3px;
  }
`
