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
 * The selection, the bulk actions on it and their report. Products that failed stay selected, and what was
 * changed keeps its place.
 */
export function useBulk(
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
        // Of its own for each batch: another of as many products must not take this one's undo away.
        about: `products ${[...sent.keys()].join()}`,
        message: msg(`adminProducts.bulk.done.${act}`, { n }),
        ...(undo && { undo: () => void undoBulk(undo) }),
      })
    onSettled()
  }
  /**
   * Resolves to true once every product has an outcome. `asked` are the products that a window has asked
   * about: after a lost answer the list may be in another order, and the click again has to be the same.
   */
  const run = async (change: BulkChange, asked: readonly AdminProductRow[] = rows) => {
    if (isPending) return false
    const sent = chosen(asked)
    try {
      const { data } = await mutateAsync({ data: { ...change, ids: [...sent.keys()] } })
      const done = doneIds(data.outcomes)
      for (const row of asked) if (done.has(row.id)) pin(changedRow(row, change))
      settle(sent, data.outcomes, { act: 'change', undo: undoOf(change, asked, data.outcomes) })
      return true
    } catch (error) {
      // The rows stay chosen.
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

/** Returns a change of the prices that the window of it shows, whatever the list has read since. */
export function changeOfPrices(
  price_change: PriceChange,
  seen: readonly AdminProductRow[],
): BulkChange {
  const prices = seen.map(({ id, min_price, max_price }) => ({ id, min_price, max_price }))
  return { action: 'price', price_change, before: { prices } }
}

/**
 * Takes a bulk action back and says so. What has changed again since, or is refused now, stays and is
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
        // One after the other: a server would refuse changes of the same product at the same time.
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

/**
 * What takes a bulk action back: requests that give products their old values, or prices their old amounts.
 */
type BulkUndo = { requests: readonly BulkProductsRequest[]; prices: readonly VariantChange[] }

/** The field that an action changes, where a product says what it was before. */
const changedFields = {
  status: 'status',
  featured: 'is_featured',
  category: 'category_id',
} as const

/**
 * Returns what takes back an action on products, of those that it changed; null where nothing can. `rows` are
 * the products as they were before. A product without a category can't be put back into none, and one that
 * somebody else has changed since stays as it is.
 */
export function undoOf(
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
  /** Has the focus afterwards: what opened the question goes with its row, or with the bar. */
  focusAfter: () => HTMLElement | null
  /** Called after the deletion; of several products, some may have failed. */
  onDone: (products: Chosen, outcomes: readonly BulkOutcome[]) => void
}

/** Returns what deletes products, after asking. */
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
  overflow-wrap: anywhere;

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

/** A button runs the chosen action, because arrow keys change a closed select in some browsers. */
export function BulkBar({ count, categories, isPending, onRun, ...on }: BulkBarProps) {
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
            options={bulkActions.map((one) => ({
              value: one,
              label: msg(`adminProducts.bulk.${one}`),
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

/** Products in one bulk request at most (contract). */
const bulkMax = 1000

/** What can be done with several products at once, besides new prices and deleting. */
const bulkActions = [...product.status.values, 'feature', 'unfeature', 'category'] as const
type BulkAction = (typeof bulkActions)[number]

/** Returns what an action changes; undefined when its category is missing. */
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
