import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import styled from 'styled-components'
import type { Product } from '@/api/generated/model'
import { type Line, lineKey } from '@/domain/cart/cart'
import { choiceOfLine, cartLine } from '@/domain/cart/line'
import { type VariantChoice, isInStock, variantOf } from '@/domain/catalogue/variant'
import { editLineButtonId } from '@/features/cart/CartLine'
import { cartAtom, changeLineVariantAtom } from '@/features/cart/state'
import { productErrorText } from '@/features/catalogue/errors'
import { StockHint, VariantPicker } from '@/features/catalogue/product/VariantPicker'
import { productQuery } from '@/features/catalogue/queries'
import { useErrorTextOf, useMsg } from '@/i18n/use-msg'
import { useAtomValue, useSetAtom } from '@/lib/store'
import { isDesktop } from '@/theme/breakpoints'
import { color, space, stickyBar, title } from '@/theme/tokens.gen'
import { Button } from '@/ui/actions/Button'
import { Price } from '@/ui/data/Price'
import { Async } from '@/ui/feedback/Async'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Grid, Stack } from '@/ui/layout/basics'
import { Picture } from '@/ui/media/Picture'
import { Drawer } from '@/ui/overlays/Drawer'
import { Popover } from '@/ui/overlays/Popover'
import { useToast } from '@/ui/toast/toast'

type LineEditorProps = {
  line: Line
  open: boolean
  /** Called with the line as it is after the edit. */
  onClose: (line: Line) => void
}

/**
 * The panel that changes the colour and size of a line (Product §2, cart). On wide screens it is a popover,
 * on narrow screens a drawer at the bottom.
 */
export function CartLineEditor({ line, open, onClose }: LineEditorProps) {
  const msg = useMsg()
  const [isWide] = useState(isDesktop)
  const anchor = buttonRef(editLineButtonId(lineKey(line)))
  const title = msg('line.edit.title')
  const frame = { open, onOpenChange: (next: boolean) => next || onClose(line) }
  const choice = <LineChoice line={line} onDone={onClose} />
  return isWide ? (
    <Popover {...frame} anchor={anchor} label={title}>
      <Padded>
        <Title>{title}</Title>
        {choice}
      </Padded>
    </Popover>
  ) : (
    <Drawer {...frame} side="bottom" title={title} finalFocus={() => anchor.current}>
      {choice}
    </Drawer>
  )
}

/**
 * Returns a ref that looks up the button at each read. A saved line has a new button, and the focus must move
 * to the new button.
 */
function buttonRef(id: string) {
  return {
    get current() {
      return document.getElementById(id)
    },
  }
}

const Padded = styled.div`
  padding: ${space(6)};
`

const Title = styled.h2`
  margin-bottom: ${space(4)};
  font: ${title.h4};
`

type LineChoiceProps = { line: Line; onDone: (line: Line) => void }

/** Loads the product of the line, and shows the choice of another colour or size. */
function LineChoice({ line, onDone }: LineChoiceProps) {
  const msg = useMsg()
  const query = useQuery(productQuery(line.slug))
  return (
    <Async
      query={query}
      skeleton={<Skeleton height="380px" />}
      errorMessage={useErrorTextOf(productErrorText)}
      errorAction={
        <Button variant="quiet" onClick={() => onDone(line)}>
          {msg('line.edit.cancel')}
        </Button>
      }
    >
      {({ product }) => <ProductChoice product={product} line={line} onDone={onDone} />}
    </Async>
  )
}

type ProductChoiceProps = LineChoiceProps & { product: Product }

/**
 * The choice of the variant that replaces the line's variant. The save button is disabled if there is no such
 * variant, or if it is sold out (Product §5).
 */
function ProductChoice({ product, line, onDone }: ProductChoiceProps) {
  const msg = useMsg()
  const [chosen, setChosen] = useState<VariantChoice>()
  const changeVariant = useChangeVariant()
  const choice = chosen ?? choiceOfLine(product, line)
  const variant = variantOf(product, choice)
  const save = () => {
    if (!isInStock(variant)) return
    const next = cartLine(product, variant, line.quantity)
    changeVariant(line, next)
    onDone(next)
  }
  return (
    <Grid $gap={6}>
      <Grid $gap={4} $columns="96px minmax(0, 1fr)">
        <Picture src={variant?.image_url ?? product.image} alt="" sizes="96px" />
        <Stack $gap={1} $align="start" $justify="start">
          <p>{product.name}</p>
          {variant ? (
            <Price value={variant.price} original={variant.original_price} />
          ) : (
            <Price value={product.min_price} max={product.max_price} />
          )}
          <StockHint variant={variant} product={product} />
        </Stack>
      </Grid>
      <VariantPicker product={product} choice={choice} onChoose={setChosen} />
      <Foot $gap={3} $columns="auto minmax(0, 1fr)">
        <Button variant="secondary" onClick={() => onDone(line)}>
          {msg('line.edit.cancel')}
        </Button>
        <Button disabled={!isInStock(variant)} onClick={save}>
          {msg('line.edit.save')}
        </Button>
      </Foot>
    </Grid>
  )
}

/*
 * The buttons stay in view while a long list of colours scrolls. Negative margins cancel the padding of the
 * panel.
 */
const Foot = styled(Grid)`
  position: ${stickyBar.position};
  bottom: 0;
  padding: ${space(4)} ${space(6)} max(${space(4)}, env(safe-area-inset-bottom));
  margin: 0 -${space(6)} -${space(6)};
  border-top: 1px solid ${color.line};
  background: ${color.surface};
`

/**
 * Returns a function that changes the variant of a line. A toast says that the line was saved, or that it was
 * merged with the existing line of the same variant.
 */
function useChangeVariant(): (line: Line, next: Line) => void {
  const msg = useMsg()
  const toast = useToast()
  const { lines } = useAtomValue(cartAtom)
  const changeVariant = useSetAtom(changeLineVariantAtom)
  return (line, next) => {
    const [key, nextKey] = [lineKey(line), lineKey(next)]
    const merges = nextKey !== key && lines.some((other) => lineKey(other) === nextKey)
    changeVariant(key, next)
    if (merges) toast({ message: msg('line.edit.merged'), type: 'info' })
    else toast({ message: msg('line.edit.saved', { name: next.name }) })
  }
}
