import styled from 'styled-components'
import type { AttributeType, Product } from '@/api/generated/model'
import { type Choice, choose, optionsOf } from '@/domain/catalogue/variant'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { space } from '@/theme/tokens'
import { SwatchGroup } from '@/ui/choosing/SwatchGroup'

type VariantPickerProps = {
  /** The product with its variants. */
  product: Product
  /** The chosen colour and size. */
  choice: Choice
  /** Called with the new choice, which always has a variant. */
  onChoose: (next: Choice) => void
}

const types = ['color', 'size'] as const satisfies AttributeType[]

/** Colour and size. Choosing one changes the other when the pair is not available (Product §4). */
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
              onChange={(value) => onChoose(choose(product, choice, type, value))}
            />
          )
        )
      })}
    </Groups>
  )
}

const Groups = styled.div`
  display: grid;
  gap: ${space(3)};

  ${media.tabletOrSideways} {
    gap: ${space(5)};
  }
`
