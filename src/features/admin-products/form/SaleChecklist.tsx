import { useDeferredValue, useState } from 'react'
import styled from 'styled-components'
import { type ProductForm, missingSaleParts, saleParts } from '@/domain/product/form'
import { useMsg } from '@/i18n/use-msg'
import { isDesktop } from '@/theme/breakpoints'
import { color, radius, space, text, weight } from '@/theme/tokens.gen'
import { focusControl } from '@/ui/form/Form'
import { useFormValues } from '@/ui/form/use-form'
import { CheckIcon } from '@/ui/icons'
import { fieldAnchorId } from './product-inputs'

const control =
  'input:not([type=hidden], :disabled), textarea, select, button, [contenteditable=true]'

/** Focuses the first control of a field or section, and scrolls it to the top of the window. */
export function goToField(id: string): void {
  const anchor = document.getElementById(id)
  focusControl(anchor?.querySelector<HTMLElement>(control) ?? anchor)
  anchor?.scrollIntoView({ block: 'start' })
}

/**
 * The list of everything that a product needs before it can be sold (Product §10.4). Each entry leads to its
 * field.
 */
export function SaleChecklist() {
  const msg = useMsg()
  // The list may lag behind the typing, because an immediate render would make typing slow.
  const missing = missingSaleParts(useDeferredValue(useFormValues<ProductForm>()))
  const [opensItself] = useState(() => isDesktop() && missing.length > 0)
  return (
    <FoldableCard open={opensItself}>
      <summary>
        {missing.length > 0
          ? msg('adminProduct.ready.left', { count: missing.length })
          : msg('adminProduct.ready.done')}
      </summary>
      <List aria-label={msg('adminProduct.ready.title')}>
        {saleParts.map((part) => {
          const has = !missing.includes(part)
          const field = msg(`adminProduct.ready.${part}`)
          return (
            <li key={part}>
              <Line
                type="button"
                aria-label={msg(`adminProduct.ready.${has ? 'has' : 'lacks'}`, { field })}
                data-has={has}
                onClick={() => goToPart(part)}
              >
                <Mark>{has && <CheckIcon size={16} />}</Mark>
                <span>{field}</span>
              </Line>
            </li>
          )
        })}
      </List>
    </FoldableCard>
  )
}

/**
 * Moves the focus to the field of a required value. In a product with variants, each variant has its own
 * price and stock, so these two lead to the table of variants.
 */
function goToPart(part: (typeof saleParts)[number]) {
  goToField(
    document.getElementById(fieldAnchorId(part)) ? fieldAnchorId(part) : fieldAnchorId('variants'),
  )
}

/** A card that staff can fold. A folded card shows only its summary. */
export const FoldableCard = styled.details`
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  font-size: ${text.sm};

  & > summary {
    min-height: ${space(6)};
    font-weight: ${weight.bold};
  }
`

const List = styled.ul`
  padding-block-start: ${space(2)};
`

const Line = styled.button`
  display: flex;
  align-items: center;
  width: 100%;
  min-height: ${space(9)};
  gap: ${space(2)};
  text-align: start;

  &[data-has='true'] {
    color: ${color.inkSoft};
  }

  &:hover > :last-child {
    text-decoration: underline;
  }
`

const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: ${space(5)};
  height: ${space(5)};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.pill};

  [data-has='true'] > & {
    border-color: ${color.celadonSoft};
    background: ${color.celadonSoft};
    color: ${color.celadon};
  }
`
