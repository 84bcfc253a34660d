import { useState } from 'react'
import styled from 'styled-components'
import type { BulkProductsRequest } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { Button } from '@/ui/actions/Button'
import { type Option, Select } from '@/ui/choosing/Select'
import { media } from '@/theme/breakpoints'
import { space } from '@/theme/tokens'
import { BulkFrame } from '@/ui/table/BulkFrame'
import { type BulkAction, bulkActions, bulkMax, bulkRequest } from './bulk-actions'

type BulkBarProps = {
  count: number
  categories: readonly Option[]
  isPending: boolean
  onRun: (request: Omit<BulkProductsRequest, 'ids'>) => void
  /** Asks how to change their prices. */
  onPrice: () => void
  onDelete: () => void
  onClear: () => void
}

/**
 * The actions for the selected products. A button runs the chosen action, because arrow keys change a closed select in
 * some browsers.
 */
export function BulkBar({
  count,
  categories,
  isPending,
  onRun,
  onPrice,
  onDelete,
  onClear,
}: BulkBarProps) {
  const msg = useMsg()
  const [action, setAction] = useState<BulkAction>('active')
  const [category, setCategory] = useState('')
  const tooMany = count > bulkMax
  const categoryId = Number(category || categories[0]?.value)
  const request = bulkRequest(action, categoryId > 0 ? categoryId : undefined)
  return (
    <BulkFrame
      label={msg('adminProducts.bulk')}
      count={msg(tooMany ? 'adminProducts.bulk.tooMany' : 'adminProducts.selected', {
        n: count,
        max: bulkMax,
      })}
      shown={count > 0}
      onClear={onClear}
    >
      <Chosen>
        <Choice>
          <Select
            label={msg('adminProducts.bulk.action')}
            hideLabel
            value={action}
            options={bulkActions.map((value) => ({
              value,
              label: msg(`adminProducts.bulk.${value}`),
            }))}
            onChange={(chosen) =>
              setAction(bulkActions.find((value) => value === chosen) ?? action)
            }
          />
        </Choice>
        {action === 'category' && (
          <Choice>
            <Select
              label={msg('adminProducts.column.category')}
              hideLabel
              value={category || (categories[0]?.value ?? '')}
              options={categories}
              onChange={setCategory}
            />
          </Choice>
        )}
        <Button
          loading={isPending}
          disabled={tooMany || !request}
          onClick={() => request && onRun(request)}
        >
          {msg('adminProducts.bulk.apply')}
        </Button>
      </Chosen>
      <Button variant="secondary" disabled={tooMany || isPending} onClick={onPrice}>
        {msg('adminProducts.price')}
      </Button>
      <Button variant="secondary" disabled={tooMany || isPending} onClick={onDelete}>
        {msg('adminProducts.delete')}
      </Button>
    </BulkFrame>
  )
}

/** What is chosen, and the button that does it. */
const Chosen = styled.div`
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};

  ${media.tablet} {
    flex: none;
  }
`

const Choice = styled.div`
  flex: 1 1 200px;

  ${media.tablet} {
    flex: none;
    width: 220px;
  }
`
