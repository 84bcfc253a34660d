import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useState } from 'react'
import styled from 'styled-components'
import type { Product } from '@/api/generated/model'
import { type Line, lineKey } from '@/domain/cart/cart'
import { choiceOfLine, lineOf } from '@/domain/cart/line'
import { type Choice, isInStock, variantOf } from '@/domain/catalogue/variant'
import { editButtonId } from '@/features/cart/CartLine'
import { EditPanel, EditSkeleton, useChangeVariant } from '@/features/cart/EditPanel'
import { productErrors } from '@/features/catalogue/errors'
import { StockHint, VariantPicker } from '@/features/catalogue/product/VariantPicker'
import { productQuery } from '@/features/catalogue/queries'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { isDesktop } from '@/theme/breakpoints'
import { space, title } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { Async } from '@/ui/feedback/Async'
import { Drawer } from '@/ui/overlays/Drawer'
import { Popover } from '@/ui/overlays/Popover'

type LineEditorProps = {
  line: Line
  open: boolean
  /** Called with the line as it is after editing. */
  onClose: (line: Line) => void
}

/** Product §2, cart: the panel that changes a line's colour and size. Weighs 40 kB: load it lazily. */
export function LineEditor({ line, open, onClose }: LineEditorProps) {
  const anchor = buttonRef(editButtonId(lineKey(line)))
  return (
    <EditFrame open={open} onClose={() => onClose(line)} anchor={anchor}>
      <LineChoice line={line} onDone={onClose} />
    </EditFrame>
  )
}

/** Looks the button up on every read: after a save the line has a new button, which gets the focus. */
function buttonRef(id: string) {
  return {
    get current() {
      return document.getElementById(id)
    },
  }
}

type EditFrameProps = {
  open: boolean
  onClose: () => void
  /** The button that opened the panel: the popover is placed beside it, and the focus returns to it. */
  anchor: RefObject<HTMLElement | null>
  children: ReactNode
}

/** A popover on wide screens, a bottom drawer on narrow ones. */
function EditFrame({ open, onClose, anchor, children }: EditFrameProps) {
  const msg = useMsg()
  const [isWide] = useState(isDesktop)
  const title = msg('line.edit.title')
  const frame = { open, onOpenChange: (next: boolean) => next || onClose() }
  return isWide ? (
    <Popover {...frame} anchor={anchor} label={title}>
      <Padded>
        <Title>{title}</Title>
        {children}
      </Padded>
    </Popover>
  ) : (
    <Drawer {...frame} side="bottom" title={title} finalFocus={() => anchor.current}>
      {children}
    </Drawer>
  )
}

const Padded = styled.div`
  padding: ${space(6)};
`

const Title = styled.h2`
  margin-bottom: ${space(4)};
  font: ${title.h4};
`

type LineChoiceProps = {
  line: Line
  onDone: (line: Line) => void
}

/** Loads the line's product and lets the shopper choose another colour or size. */
function LineChoice({ line, onDone }: LineChoiceProps) {
  const msg = useMsg()
  const errorText = useErrorText()
  const query = useQuery(productQuery(line.slug))
  return (
    <Async
      query={query}
      skeleton={<EditSkeleton />}
      errorMessage={(error) => errorText(productErrors(error))}
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

function ProductChoice({ product, line, onDone }: ProductChoiceProps) {
  const [chosen, setChosen] = useState<Choice>()
  const changeVariant = useChangeVariant()
  const choice = chosen ?? choiceOfLine(product, line)
  const variant = variantOf(product, choice)
  const save = () => {
    if (!isInStock(variant)) return
    const next = lineOf(product, variant, line.quantity)
    changeVariant(line, next)
    onDone(next)
  }
  return (
    <EditPanel
      image={variant?.image_url ?? product.image}
      name={product.name}
      price={
        variant
          ? { value: variant.price, original: variant.original_price }
          : { value: product.min_price, max: product.max_price }
      }
      stock={<StockHint variant={variant} product={product} />}
      canSave={isInStock(variant)}
      onSave={save}
      onCancel={() => onDone(line)}
    >
      <VariantPicker product={product} choice={choice} onChoose={setChosen} />
    </EditPanel>
  )
}
