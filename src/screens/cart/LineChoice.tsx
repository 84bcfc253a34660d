import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Product } from '@/api/generated/model'
import type { Line } from '@/domain/cart/cart'
import { choiceOfLine, lineOf } from '@/domain/cart/line'
import { type Choice, isInStock, variantOf } from '@/domain/catalogue/variant'
import { EditPanel } from '@/features/cart/edit/EditPanel'
import { EditSkeleton } from '@/features/cart/edit/EditSkeleton'
import { useChangeVariant } from '@/features/cart/edit/use-change-variant'
import { productErrors } from '@/features/catalogue/errors'
import { productQuery } from '@/features/catalogue/queries'
import { StockHint, VariantPicker } from '@/features/catalogue/product/VariantPicker'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { Async } from '@/ui/feedback/Async'
import { Button } from '@/ui/actions/Button'

type LineChoiceProps = {
  /** The line of the cart whose variant may change. */
  line: Line
  /** Called with the line as it is afterwards. */
  onDone: (line: Line) => void
}

/** Loads the line's product and lets the shopper choose another colour or size. */
export function LineChoice({ line, onDone }: LineChoiceProps) {
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
