import { useState } from 'react'
import styled from 'styled-components'
import type {
  AdminProductRow,
  BulkOutcome,
  BulkProductsRequest,
  PriceChange,
  VariantChange,
} from '@/api/generated/model'
import { product } from '@/domain/product/description'
import { reversedChanges } from '@/domain/product/variant-sheet'
import { useMsg } from '@/i18n/use-msg'
import { color, media, space } from '@/theme/tokens.gen'
import { Button } from '@/ui/actions/Button'
import { type Option, Select } from '@/ui/choosing/Select'
import { Row } from '@/ui/layout/basics'
import { useConfirm } from '@/ui/overlays/confirm'
import { BulkFrame } from '@/ui/table/BulkFrame'
import { type Chosen, type ShownRows, useBulkRows } from '@/ui/table/use-bulk-rows'
import type { PinRow } from '@/ui/table/use-pinned-rows'
import { useErrorToast, useToast } from '@/ui/toast/toast'
import {
  type BulkChange,
  changedRow,
  doneIds,
  type OnPart,
  productDeleteErrors,
  productSaveErrors,
  useBulkProducts,
  useRemoveProduct,
  useSaveCells,
} from '../queries'

/**
 * The selected products, their bulk actions, and the report. Failed products stay selected, and changed rows
 * keep their place.
 */
export function useProductBulk(
  shown: ShownRows<AdminProductRow>,
  pin: PinRow<AdminProductRow>,
  onSettled: () => void,
) {
  const msg = useMsg()
  const toast = useToast()
  const fail = useErrorToast()
  const undoBulk = useUndoBulk()
  const { mutateAsync, isPending } = useBulkProducts()
  const { chosen: rows, settle: settleRows, ...selected } = useBulkRows(shown)
  const chosen = (from: readonly AdminProductRow[] = rows): Chosen =>
    new Map(from.map(({ id, name }) => [id, name]))

  const [act, setAct] = useState<'change' | 'delete'>('change')
  const settle = (
    sent: Chosen,
    outcomes: readonly BulkOutcome[],
    { act, undo }: { act: 'change' | 'delete'; undo?: BulkUndo | null },
  ) => {
    setAct(act)
    const n = settleRows(sent, outcomes)
    if (n > 0)
      toast({
        // Each batch has its own toast, because the toast of the next batch must not remove the undo of this
        // batch.
        about: `products ${[...sent.keys()].join()}`,
        message: msg(`adminProducts.bulk.done.${act}`, { n }),
        ...(undo && { undo: () => void undoBulk(undo) }),
      })
    onSettled()
  }
  /**
   * Runs a change. Resolves to true once every product has an outcome. A window passes the products that it
   * shows (`asked`). After a lost answer the list may change, but the second click has to send the same
   * products.
   */
  const run = async (change: BulkChange, asked: readonly AdminProductRow[] = rows) => {
    if (isPending) return false
    const sent = chosen(asked)
    try {
      const { data } = await mutateAsync({ data: { ...change, ids: [...sent.keys()] } })
      const done = doneIds(data.outcomes)
      for (const row of asked) if (done.has(row.id)) pin(changedRow(row, change))
      settle(sent, data.outcomes, { act: 'change', undo: bulkUndo(change, asked, data.outcomes) })
      return true
    } catch (error) {
      // The rows stay selected, so that staff can try again.
      fail(productSaveErrors(error))
      return false
    }
  }
  const deleted = (sent: Chosen, outcomes: readonly BulkOutcome[]) =>
    settle(sent, outcomes, { act: 'delete' })
  const failedText = (counts: { n: number; done: number }) =>
    msg(`adminProducts.bulk.failed.${act}`, counts)
  return { ...selected, count: rows.length, rows, chosen, isPending, run, deleted, failedText }
}

/**
 * Returns the change of prices. It is based on the prices that the window shows, even if newer prices exist.
 */
export function changeOfPrices(
  price_change: PriceChange,
  seen: readonly AdminProductRow[],
): BulkChange {
  const prices = seen.map(({ id, min_price, max_price }) => ({ id, min_price, max_price }))
  return { action: 'price', price_change, before: { prices } }
}

/**
 * Undoes a bulk action. Products that changed again, or that the host refuses now, keep their values and are
 * counted.
 */
function useUndoBulk() {
  const msg = useMsg()
  const toast = useToast()
  const fail = useErrorToast()
  const { mutateAsync } = useBulkProducts()
  const { mutateAsync: saveCells } = useSaveCells()
  return async ({ requests, prices }: BulkUndo) => {
    let left = 0
    try {
      for (const data of requests) {
        // The requests are sent one after the other, because a server refuses simultaneous changes of one
        // product.
        const answer = await mutateAsync({ data })
        left += answer.data.outcomes.filter(({ ok }) => !ok).length
      }
      const onPart: OnPart = (_, outcomes) => {
        left += outcomes.filter(({ result }) => result !== 'saved').length
      }
      await saveCells({ changes: prices, onPart })
      if (left > 0)
        toast({ type: 'warning', message: msg('adminProducts.bulk.undoLeft', { n: left }) })
      else toast({ message: msg('adminProducts.bulk.undone') })
    } catch (error) {
      fail(productSaveErrors(error))
    }
  }
}

/** The undo of a bulk action: requests with the old values, and cells with the old prices. */
type BulkUndo = { requests: readonly BulkProductsRequest[]; prices: readonly VariantChange[] }

/** The field that each action changes. A row knows the old value of each of these fields. */
const changedFields = {
  status: 'status',
  featured: 'is_featured',
  category: 'category_id',
} as const

/**
 * Returns the undo of an action for the products that it changed; null where nothing can be undone. `rows`
 * contains the products before the action. A product that had no category before keeps the new one, because
 * no request can remove a category.
 */
export function bulkUndo(
  { action, ...change }: BulkChange,
  rows: readonly AdminProductRow[],
  outcomes: readonly BulkOutcome[],
): BulkUndo | null {
  const done = doneIds(outcomes)
  const prices = outcomes.flatMap(({ changes = [] }) => reversedChanges(changes))
  if (action === 'price' || action === 'delete')
    return prices.length > 0 ? { requests: [], prices } : null
  const field = changedFields[action]
  const before = rows.filter((row) => done.has(row.id) && row[field] !== null)
  const requests = [...Map.groupBy(before, (row) => row[field])].map(([value, group]) => ({
    action,
    [field]: value,
    ids: group.map(({ id }) => id),
    before: change,
  }))
  return requests.length > 0 ? { requests, prices } : null
}

type DeletedProducts = {
  /**
   * Returns the element that gets the focus afterwards. The button that opened the window disappears with its
   * row or with the bar.
   */
  focusAfter: () => HTMLElement | null
  /** Called after the deletion. Where several products were chosen, some deletions may have failed. */
  onDone: (products: Chosen, outcomes: readonly BulkOutcome[]) => void
}

/** Returns a function that deletes products after a confirmation. */
export function useDeleteProducts({ focusAfter, onDone }: DeletedProducts) {
  const msg = useMsg()
  const confirm = useConfirm()
  const removal = useRemoveProduct()
  const bulkRemoval = useBulkProducts()
  const removeAll = async (ids: number[]): Promise<readonly BulkOutcome[]> => {
    const [id] = ids
    if (ids.length > 1 || id === undefined)
      return (await bulkRemoval.mutateAsync({ data: { action: 'delete', ids } })).data.outcomes
    await removal.mutateAsync(id)
    return [{ id, ok: true, message: '' }]
  }
  return (products: Chosen) => {
    const ids = [...products.keys()]
    return confirm({
      title: msg('adminProducts.delete.title', { n: ids.length }),
      text: (
        <>
          <Names>
            {[...products].slice(0, 5).map(([id, name]) => (
              <li key={id}>{name || `#${id}`}</li>
            ))}
            {ids.length > 5 && <li>{msg('table.more', { n: ids.length - 5 })}</li>}
          </Names>
          <p>{msg('adminProducts.delete.text')}</p>
        </>
      ),
      labels: { cancel: msg('adminProducts.cancel'), confirm: msg('adminProducts.delete') },
      run: async () => onDone(products, await removeAll(ids)),
      errors: productDeleteErrors,
      focusAfter,
    })
  }
}

const Names = styled.ul`
  padding-inline-start: ${space(5)};
  list-style: disc;

  &::marker {
    color: ${color.inkSoft};
  }
`

type BulkBarProps = {
  count: number
  categories: readonly Option[]
  isPending: boolean
  onRun: (change: BulkChange) => void
  onPrice: () => void
  onDelete: () => void
  onClear: () => void
}

/**
 * The bulk actions: a select, and a button that runs the chosen action. The select alone can't run it,
 * because in some browsers arrow keys change a closed select.
 */
export function ProductBulkBar({ count, categories, isPending, onRun, ...on }: BulkBarProps) {
  const msg = useMsg()
  const [action, setAction] = useState<BulkAction>('active')
  const [category, setCategory] = useState('')
  const tooMany = count > bulkMax
  const change = changeOf(action, Number(category || categories[0]?.value))
  return (
    <BulkFrame
      label={msg('adminProducts.bulk')}
      count={msg(tooMany ? 'adminProducts.bulk.tooMany' : 'adminProducts.selected', {
        n: count,
        max: bulkMax,
      })}
      shown={count > 0}
      onClear={on.onClear}
    >
      <BulkChoice $wrap $gap={2} $align="center">
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
              label={msg(product.category_id.label)}
              hideLabel
              value={category || (categories[0]?.value ?? '')}
              options={categories}
              onChange={setCategory}
            />
          </Choice>
        )}
        <Button
          loading={isPending}
          disabled={tooMany || !change}
          onClick={() => change && onRun(change)}
        >
          {msg('adminProducts.bulk.apply')}
        </Button>
      </BulkChoice>
      <Button variant="secondary" disabled={tooMany || isPending} onClick={on.onPrice}>
        {msg('adminProducts.price')}
      </Button>
      <Button variant="secondary" disabled={tooMany || isPending} onClick={on.onDelete}>
        {msg('adminProducts.delete')}
      </Button>
    </BulkFrame>
  )
}

const BulkChoice = styled(Row)`
  flex: 1 0 100%;

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

/** The maximum number of products in one bulk request (defined by the contract). */
const bulkMax = 1000

/** The actions in the select. Price changes and deletion have their own buttons. */
const bulkActions = [...product.status.values, 'feature', 'unfeature', 'category'] as const
type BulkAction = (typeof bulkActions)[number]

/** Returns the change that an action makes; undefined when its category is missing. */
function changeOf(action: BulkAction, category_id: number): BulkChange | undefined {
  switch (action) {
    case 'feature':
    case 'unfeature':
      return { action: 'featured', is_featured: action === 'feature' }
    case 'category':
      return category_id > 0 ? { action, category_id } : undefined
    default:
      return { action: 'status', status: action }
  }
}
