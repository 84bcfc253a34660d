import type { RefObject } from 'react'
import styled from 'styled-components'
import { lineKey, optionsOf } from '@/domain/cart/cart'
import { VariantField } from '@/features/admin-products/VariantField'
import { useMsg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/numbers'
import { color, space } from '@/theme/tokens'
import { IconButton } from '@/ui/actions/IconButton'
import { Quantity } from '@/ui/fields/Quantity'
import { useFormField } from '@/ui/form/use-form'
import { TrashIcon } from '@/ui/icons'
import { Row, Text } from '@/ui/layout/basics'
import { useToast } from '@/ui/toast/toast'
import type { ChangedLine } from './changed-order'
import { withPiece } from './new-order'

type NewOrderLinesProps = {
  search: RefObject<HTMLInputElement | null>
  /** Returns how many pieces of a variant the order has already: they are off the shelf. */
  held?: (variantId: number) => number
}

/** What is ordered: each choice adds a piece, never more than there are. */
export function NewOrderLines({ search, held }: NewOrderLinesProps) {
  const msg = useMsg()
  const toast = useToast()
  const { value: lines, error, onChange } = useFormField<readonly ChangedLine[]>('lines')
  return (
    <>
      <VariantField
        ref={search}
        error={error}
        onPick={(found) => {
          const variant = { ...found, stock: found.stock + (held?.(found.variant_id) ?? 0) }
          const next = withPiece(lines, variant)
          if (next !== lines) onChange(next)
          else
            toast({
              type: 'warning',
              message: msg('adminOrders.new.noMore', { name: variant.name, n: variant.stock }),
            })
        }}
      />
      {lines.length > 0 && (
        <List>
          {lines.map((line) => {
            const name = [line.name, optionsOf(line)].filter(Boolean).join(' · ')
            return (
              <li key={line.itemId ?? lineKey(line)}>
                <Row $gap={[2, 4]} $align="center" $justify="space-between" $wrap>
                  <What>
                    {line.name}
                    <Text $color="inkSoft">
                      {[optionsOf(line), formatVnd(line.price)].filter(Boolean).join(' · ')}
                    </Text>
                  </What>
                  <Row $gap={1} $align="center">
                    <Quantity
                      label={name}
                      min={1}
                      {...(line.stock !== undefined && { max: line.stock })}
                      value={line.quantity}
                      onChange={(quantity) =>
                        onChange(lines.map((one) => (one === line ? { ...line, quantity } : one)))
                      }
                    />
                    <IconButton
                      label={msg('adminOrders.new.remove', { name })}
                      onClick={() => {
                        onChange(lines.filter((one) => one !== line))
                        search.current?.focus()
                      }}
                    >
                      <TrashIcon />
                    </IconButton>
                  </Row>
                </Row>
              </li>
            )
          })}
        </List>
      )}
    </>
  )
}

const List = styled.ul`
  padding: 0;
  list-style: none;

  & > li {
    padding-block: ${space(2)};
    border-block-start: 1px solid ${color.line};
  }
`

const What = styled.div`
  flex: 1 1 220px;
  min-width: 0;
  overflow-wrap: anywhere;
`
