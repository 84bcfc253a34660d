import { createLink } from '@tanstack/react-router'
import { type ComponentProps, memo, type RefObject, useDeferredValue } from 'react'
import styled from 'styled-components'
import { type Line, lineKey, lineOptions } from '@/domain/cart/cart'
import { cartBill } from '@/domain/order/bill'
import {
  CartLineNotes,
  CartLineQuantity,
  CartLineTotal,
  useRemoveCartLine,
} from '@/features/cart/line-parts'
import { cartAtom, selectedLinesAtom, setLineQuantityAtom } from '@/features/cart/state'
import { useQuote } from '@/features/checkout/queries'
import { useMsg } from '@/i18n/use-msg'
import { useAtomValue, useSetAtom } from '@/lib/store'
import { color, space, text } from '@/theme/tokens.gen'
import { Button } from '@/ui/actions/Button'
import { IconButton } from '@/ui/actions/IconButton'
import { ButtonLink, coveringLinkStyle } from '@/ui/actions/Link'
import { BillView } from '@/ui/data/BillView'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { TrashIcon } from '@/ui/icons'
import { Grid, Row, Stack } from '@/ui/layout/basics'
import { Picture } from '@/ui/media/Picture'
import { Popover } from '@/ui/overlays/Popover'

type HeaderCartProps = {
  open: boolean
  /** Called when the popover closes. Pass the same function in every render. */
  onClose: () => void
  anchor: RefObject<HTMLElement | null>
  onCheckout: () => void
}

const none: readonly never[] = []

/**
 * The popover of the cart (Product §2): the lines, their bill, and buttons to the cart and the checkout. The
 * bill is requested only while the popover is open.
 */
export function CartPopover({ open, onClose, anchor, onCheckout }: HeaderCartProps) {
  const msg = useMsg()
  const cart = useAtomValue(cartAtom)
  // The closed popover renders with low priority, so that the page first answers the click that has changed
  // the cart.
  const later = useDeferredValue(cart)
  const { lines, selected } = open ? cart : later
  const chosen = useAtomValue(selectedLinesAtom)
  const inCart = cartBill(useQuote(open ? chosen : none).bill)
  return (
    <Popover
      open={open}
      onOpenChange={onClose}
      anchor={anchor}
      label={msg('cart.title')}
      keepMounted="filled"
    >
      {lines.length === 0 ? (
        <EmptyState
          title={msg('cart.empty')}
          action={<ButtonLink to="/products">{msg('cart.empty.action')}</ButtonLink>}
        />
      ) : (
        <>
          <HeaderCartLines lines={lines} onLeave={onClose} />
          <Foot $gap={3}>
            <BillView dense isBeforeDelivery lines={inCart.lines} total={inCart.total} />
            <Grid $gap={3} $columns="auto minmax(0, 1fr)">
              <ButtonLink to="/cart" variant="secondary">
                {msg('cart.view')}
              </ButtonLink>
              <Button disabled={selected.length === 0} onClick={onCheckout}>
                {msg('cart.checkout')}
              </Button>
            </Grid>
          </Foot>
        </>
      )}
    </Popover>
  )
}

/* The foot is sticky only in windows in which it takes less than a third of the height. */
const Foot = styled(Stack)`
  @media (min-height: 36em) {
    position: sticky;
  }

  bottom: 0;
  padding: ${space(4)};
  border-top: 1px solid ${color.line};
  background: ${color.surface};

  /* The padding is small, because two labels must fit side by side on a phone. */
  & > div > [data-variant] {
    padding-inline: ${space(2)};
  }
`

type HeaderCartLinesProps = { lines: readonly Line[]; onLeave: () => void }

/**
 * The maximum number of lines in the popover. Rendering a thousand lines took seconds on a slow phone. The
 * cart screen shows all lines.
 */
const maxShownLines = 20

/** The lines are memoised, because the popover also renders for changes that do not concern the lines. */
const HeaderCartLines = memo(function HeaderCartLines({ lines, onLeave }: HeaderCartLinesProps) {
  const msg = useMsg()
  return (
    <List>
      {lines.slice(0, maxShownLines).map((line) => (
        <HeaderCartLine key={lineKey(line)} line={line} onLeave={onLeave} />
      ))}
      {lines.length > maxShownLines && (
        <More>{msg('cart.more', { n: lines.length - maxShownLines })}</More>
      )}
    </List>
  )
})

/*
 * The list has its own stacking context, so that the buttons of a line are above the link of the line, but
 * below the sticky foot.
 */
const List = styled.ul`
  padding: ${space(4)};
  isolation: isolate;
`

const More = styled.li`
  padding-block: ${space(3)};
  border-top: 1px solid ${color.line};
  color: ${color.inkSoft};
  font-size: ${text.sm};
`

type HeaderCartLineProps = { line: Line; onLeave: () => void }

/** A line with a link to its product. In the popover, the quantity can't go below 1 (Product §4). */
function HeaderCartLine({ line, onLeave }: HeaderCartLineProps) {
  const msg = useMsg()
  const setQuantity = useSetAtom(setLineQuantityAtom)
  const remove = useRemoveCartLine({ line })
  const options = lineOptions(line)
  return (
    <Item as="li" $gap={3} $columns="72px minmax(0, 1fr)">
      <Picture src={line.image} alt="" sizes="72px" />
      <Stack $gap={1} $align="start">
        <Name
          to="/products/$slug"
          params={{ slug: line.slug }}
          search={{ ...(line.variantId !== null && { variant: line.variantId }) }}
          onClick={onLeave}
        >
          {line.name}
        </Name>
        {options && <Options>{options}</Options>}
        <CartLineNotes line={line} />
        <AboveLink $wrap $align="center" $justify="space-between" $gap={2}>
          <CartLineQuantity
            line={line}
            min={1}
            onChange={(quantity) => setQuantity(lineKey(line), quantity)}
          />
          <IconButton label={msg('cart.remove', { name: line.name })} onClick={remove}>
            <TrashIcon size={20} />
          </IconButton>
        </AboveLink>
        <CartLineTotal line={line} />
      </Stack>
    </Item>
  )
}

const Item = styled(Grid)`
  position: relative;
  padding-block: ${space(3)};

  & + & {
    border-top: 1px solid ${color.line};
  }
`

/* The whole line is the clickable area of the product's link. The buttons are above this area. */
const NameAnchor = styled.a`
  overflow: hidden;
  color: ${color.ink};
  font-size: ${text.sm};
  text-decoration: none;
  text-overflow: ellipsis;
  white-space: nowrap;

  ${coveringLinkStyle}

  &:hover {
    text-decoration: underline;
  }
`

const Name = createLink((props: ComponentProps<'a'>) => <NameAnchor {...props} />)

const Options = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.sm};
  overflow-wrap: anywhere;
`

const AboveLink = styled(Row)`
  position: relative;
  z-index: 1;

  /* The bin icon, not the button around it, aligns with the price below. */
  & > button {
    margin-inline-end: -${space(3)};
  }
`
