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
 * What to do with the chosen products, at the lower edge, so that choosing moves no row. An action is chosen first and
 * done by a button: browsers change a closed select with every arrow key. It is there, unseen, before anything is chosen:
 * the styles of a new part cost a long list more than a press may take.
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
            options={bulkActions.map((one) => ({
              value: one,
              label: msg(`adminProducts.bulk.${one}`),
            }))}
            onChange={(chosen) => setAction(bulkActions.find((one) => one === chosen) ?? action)}
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
