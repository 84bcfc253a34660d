import styled from 'styled-components'
import type { AttributeType, Product, Variant } from '@/api/generated/model'
import { type VariantChoice, chooseOption, optionsOf } from '@/domain/catalogue/variant'
import { useMsg } from '@/i18n/use-msg'
import { color, media, space, text } from '@/theme/tokens.gen'
import { SwatchGroup } from '@/ui/choosing/SwatchGroup'

type VariantPickerProps = {
  product: Product
  choice: VariantChoice
  /** Called with the new choice. */
  onChoose: (next: VariantChoice) => void
}

const types = ['color', 'size'] as const satisfies AttributeType[]

/**
 * The choice of colour and size. If the product does not have this combination in stock, the other choice
 * changes to one that fits (Product §4).
 */
export function VariantPicker({ product, choice, onChoose }: VariantPickerProps) {
  const msg = useMsg()
  return (
    <Groups>
      {types.map((type) => {
        const options = optionsOf(product, type, choice)
        return (
          options.length > 0 && (
            <SwatchGroup
              key={type}
              kind={type}
              legend={msg(`product.${type}`)}
              options={options.map(({ value, code, state }) => ({
                value,
                label: value,
                state,
                ...(code !== null && { color: code }),
              }))}
              value={choice[type]}
              onChange={(value) => onChoose(chooseOption(product, choice, type, value))}
            />
          )
        )
      })}
    </Groups>
  )
}

const lowStock = 5

type StockHintProps = {
  variant: Variant | null
  /** The product. A product without variants is not for sale. */
  product: Pick<Product, 'variants'>
}

/**
 * A note about the stock of the variant: plenty, few pieces or sold out. A missing variant counts as sold
 * out. If the product is not for sale, the note says that instead.
 */
export function StockHint({ variant, product }: StockHintProps) {
  const msg = useMsg()
  const stock = variant?.stock ?? 0
  const isForSale = product.variants.length > 0
  const level = !isForSale ? 'off' : stock === 0 ? 'none' : stock <= lowStock ? 'few' : 'plenty'
  return (
    <Hint role="status" data-level={level}>
      {msg(`product.stock.${level}`, { n: stock })}
    </Hint>
  )
}

const Groups = styled.div`
  display: grid;
  gap: ${space(3)};

  ${media.tabletOrSideways} {
    gap: ${space(5)};
  }
`

const Hint = styled.p`
  color: ${color.positive};
  font-size: ${text.sm};

  &[data-level='few'] {
    color: ${color.warning};
  }

  &[data-level='none'],
  &[data-level='off'] {
    color: ${color.ink};
  }
`
