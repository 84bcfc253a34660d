import { useState } from 'react'
import styled from 'styled-components'
import { type ProductForm, readiness, readinessParts } from '@/domain/admin/product-form'
import { useMsg } from '@/i18n/use-msg'
import { isDesktop } from '@/theme/breakpoints'
import { color, radius, space, text, weight } from '@/theme/tokens'
import { CheckIcon } from '@/ui/icons'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { anchorId, goTo } from './form-anchors'

type ReadinessProps = {
  /** The product as it is typed. */
  form: ProductForm
}

/** What the product still needs before it can be sold (Product §10.4); each line leads to its field. */
export function Readiness({ form }: ReadinessProps) {
  const msg = useMsg()
  const [opensItself] = useState(isDesktop)
  const missing = readiness(form)
  return (
    <Box open={opensItself}>
      <summary>
        {missing.length > 0
          ? msg('adminProduct.ready.left', { count: missing.length })
          : msg('adminProduct.ready.done')}
      </summary>
      <List aria-label={msg('adminProduct.ready.title')}>
        {readinessParts.map((part) => {
          const has = !missing.includes(part)
          return (
            <li key={part}>
              <Line type="button" data-has={has} onClick={() => leadTo(part)}>
                <Mark aria-hidden="true">{has && <CheckIcon size={16} />}</Mark>
                <span aria-hidden="true">{msg(`adminProduct.ready.${part}`)}</span>
                <VisuallyHidden>
                  {msg(has ? 'adminProduct.ready.has' : 'adminProduct.ready.lacks', {
                    field: msg(`adminProduct.ready.${part}`),
                  })}
                </VisuallyHidden>
              </Line>
            </li>
          )
        })}
      </List>
    </Box>
  )
}

/** Price and stock are typed with the variants, where there are some. */
function leadTo(part: (typeof readinessParts)[number]) {
  goTo(document.getElementById(anchorId(part)) ? anchorId(part) : anchorId('variants'))
}

const Box = styled.details`
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  font-size: ${text.sm};

  summary {
    min-height: ${space(6)};
    font-weight: ${weight.bold};
    cursor: pointer;
  }
`

const List = styled.ul`
  padding: 0;
  padding-block-start: ${space(2)};
  list-style: none;
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

  &:hover > span:not([aria-hidden='true']:first-child) {
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
