import { useState } from 'react'
import type { BulkProductsRequest } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { Button } from '@/ui/actions/Button'
import { type Option, Select } from '@/ui/choosing/Select'
import { type BulkAction, bulkActions, bulkRequest } from './bulk-actions'
import { Bar, Choice, Count, Doing } from './bulk-style'
import { bulkMax } from './bulk-report'

type BulkBarProps = {
  count: number
  categories: readonly Option[]
  isPending: boolean
  onRun: (request: Omit<BulkProductsRequest, 'ids'>) => void
  onDelete: () => void
  onClear: () => void
}

/**
 * The actions for the selected products, at the lower edge so that selecting moves no row. A button runs the chosen
 * action, because arrow keys change a closed select in some browsers. The bar is rendered hidden from the start: adding
 * its styles to a page with a long list would take too long for one press.
 */
export function BulkBar({ count, categories, isPending, onRun, onDelete, onClear }: BulkBarProps) {
  const msg = useMsg()
  const [action, setAction] = useState<BulkAction>('active')
  const [category, setCategory] = useState('')
  const tooMany = count > bulkMax
  const categoryId = Number(category || categories[0]?.value)
  const request = bulkRequest(action, categoryId > 0 ? categoryId : undefined)
  return (
    <Bar role="region" aria-label={msg('adminProducts.bulk')} hidden={count === 0}>
      <Count>
        <span role="status">
          {msg(tooMany ? 'adminProducts.bulk.tooMany' : 'adminProducts.selected', {
            n: count,
            max: bulkMax,
          })}
        </span>
        <Button variant="quiet" onClick={onClear}>
          {msg('adminProducts.selected.clear')}
        </Button>
      </Count>
      <Doing>
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
        <Button variant="secondary" disabled={tooMany || isPending} onClick={onDelete}>
          {msg('adminProducts.delete')}
        </Button>
      </Doing>
    </Bar>
  )
}
