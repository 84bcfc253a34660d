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
import { reversedSheetChanges } from '@/domain/product/variant-sheet'
import { useMsg } from '@/i18n/use-msg'
import { color, media, space } from '@/theme/tokens.gen'
import { Button } from '@/ui/actions/Button'
import { type SelectOption, Select } from '@/ui/choosing/Select'
import { Row } from '@/ui/layout/basics'
import { useConfirm } from '@/ui/overlays/confirm'
import { BulkActionBar } from '@/ui/table/BulkActionBar'
import { type SelectedRowNames, type ShownRows, useBulkSelection } from '@/ui/table/use-bulk-rows'
import type { PinRow } from '@/ui/table/use-pinned-rows'
import { useErrorToast, useToast } from '@/ui/toast/toast'
import {
  type ProductChange,
  productRowAfterChange,
  changedProductIds,
  type OnSavedPart,
  productDeleteErrorText,
  productSaveErrorText,
  useChangeProducts,
  useRemoveProduct,
  useSaveSheetCells,
} from '../queries'

/**
 * Returns the selected products, and functions that change several products at once and show the outcome.
 * Products that could not be changed stay selected. Changed rows keep their place.
 */
export function useBulkProductChanges(
  shown: ShownRows<AdminProductRow>,
  pin: PinRow<AdminProductRow>,
  onSettled: () => void,
) {
  const msg = useMsg()
  const toast = useToast()
  const fail = useErrorToast()
  const undoBulk = useUndoBulk()
  const { mutateAsync, isPending } = useChangeProducts()
  const { chosen: rows, settle: settleRows, ...selected } = useBulkSelection(shown)
  const chosen = (from: readonly AdminProductRow[] = rows): SelectedRowNames =>
    new Map(from.map(({ id, name }) => [id, name]))

  const [act, setAct] = useState<'change' | 'delete'>('change')
  const settle = (
    sent: SelectedRowNames,
    outcomes: readonly BulkOutcome[],
    { act, undo }: { act: 'change' | 'delete'; undo?: BulkUndo | null },
  ) => {
    setAct(act)
    const n = settleRows(sent, outcomes)
    if (n > 0)
      toast({
        // The name is different for each batch. Two toasts with the same name would replace each other, so
        // the undo of the first batch would be lost.
        about: `products ${[...sent.keys()].join()}`,
        message: msg(`adminProducts.bulk.done.${act}`, { n }),
        ...(undo && { undo: () => void undoBulk(undo) }),
      })
    onSettled()
  }
  /**
   * Sends a change of several products. Resolves to true when the host has answered for each product. A
   * window passes the products that it shows (`asked`): after a lost response the list may change, but the
   * second click must send the same products again.
   */
  const run = async (change: ProductChange, asked: readonly AdminProductRow[] = rows) => {
    if (isPending) return false
    const sent = chosen(asked)
    try {
      const { data } = await mutateAsync({ data: { ...change, ids: [...sent.keys()] } })
      const done = changedProductIds(data.outcomes)
      for (const row of asked) if (done.has(row.id)) pin(productRowAfterChange(row, change))
      settle(sent, data.outcomes, {
        act: 'change',
        undo: undoOfBulkChange(change, asked, data.outcomes),
      })
      return true
    } catch (error) {
      // The rows stay selected, so that staff can try again.
      fail(productSaveErrorText(error))
      return false
    }
  }
  const deleted = (sent: SelectedRowNames, outcomes: readonly BulkOutcome[]) =>
    settle(sent, outcomes, { act: 'delete' })
  const failedText = (counts: { n: number; done: number }) =>
    msg(`adminProducts.bulk.failed.${act}`, counts)
  return { ...selected, count: rows.length, rows, chosen, isPending, run, deleted, failedText }
}

/**
 * Returns a change of prices, together with the old prices that the window shows. The server refuses the
 * change of a product whose prices have changed meanwhile.
 */
export function bulkPriceChange(
  price_change: PriceChange,
  seen: readonly AdminProductRow[],
): ProductChange {
  const prices = seen.map(({ id, min_price, max_price }) => ({ id, min_price, max_price }))
  return { action: 'price', price_change, before: { prices } }
}

/**
 * Returns a function that undoes a bulk action. A product that a colleague has changed since then keeps its
 * values. A toast shows the number of such products.
 */
function useUndoBulk() {
  const msg = useMsg()
  const toast = useToast()
  const fail = useErrorToast()
  const { mutateAsync } = useChangeProducts()
  const { mutateAsync: saveCells } = useSaveSheetCells()
  return async ({ requests, prices }: BulkUndo) => {
    let left = 0
    try {
      for (const data of requests) {
        // The requests are sent one after the other, because a server refuses two simultaneous changes of the
        // same product.
        const answer = await mutateAsync({ data })
        left += answer.data.outcomes.filter(({ ok }) => !ok).length
      }
      const onPart: OnSavedPart = (_, outcomes) => {
        left += outcomes.filter(({ result }) => result !== 'saved').length
      }
      await saveCells({ changes: prices, onPart })
      if (left > 0)
        toast({ type: 'warning', message: msg('adminProducts.bulk.undoLeft', { n: left }) })
      else toast({ message: msg('adminProducts.bulk.undone') })
    } catch (error) {
      fail(productSaveErrorText(error))
    }
  }
}

/**
 * The undo of a bulk action: requests that restore the old values of fields, and changes that restore old
 * prices.
 */
type BulkUndo = { requests: readonly BulkProductsRequest[]; prices: readonly VariantChange[] }

/** The field that each action changes. */
const changedFields = {
  status: 'status',
  featured: 'is_featured',
  category: 'category_id',
} as const

/**
 * Returns the undo of an action, or null if nothing can be undone. `rows` are the products before the action.
 * A product that had no category keeps its new category, because no request can remove a category.
 */
export function undoOfBulkChange(
  { action, ...change }: ProductChange,
  rows: readonly AdminProductRow[],
  outcomes: readonly BulkOutcome[],
): BulkUndo | null {
  const done = changedProductIds(outcomes)
  const prices = outcomes.flatMap(({ changes = [] }) => reversedSheetChanges(changes))
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
   * Returns the element that gets the focus after the deletion, because the delete button may then have
   * disappeared.
   */
  focusAfter: () => HTMLElement | null
  /**
   * Called after the deletion. The deletion of some products may have failed, so `outcomes` has a result for
   * each product.
   */
  onDone: (products: SelectedRowNames, outcomes: readonly BulkOutcome[]) => void
}

/** Returns a function that asks for a confirmation and then deletes products. */
export function useDeleteProducts({ focusAfter, onDone }: DeletedProducts) {
  const msg = useMsg()
  const confirm = useConfirm()
  const removal = useRemoveProduct()
  const bulkRemoval = useChangeProducts()
  const removeAll = async (ids: number[]): Promise<readonly BulkOutcome[]> => {
    const [id] = ids
    if (ids.length > 1 || id === undefined)
      return (await bulkRemoval.mutateAsync({ data: { action: 'delete', ids } })).data.outcomes
    await removal.mutateAsync(id)
    return [{ id, ok: true, message: '' }]
  }
  return (products: SelectedRowNames) => {
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
      errors: productDeleteErrorText,
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
  categories: readonly SelectOption[]
  isPending: boolean
  onRun: (change: ProductChange) => void
  onPrice: () => void
  onDelete: () => void
  onClear: () => void
}

/**
 * The bar with the bulk actions: a select, and a button that runs the selected action. A choice in the select
 * does not run the action, because in some browsers each arrow key changes the choice.
 */
export function ProductBulkBar({ count, categories, isPending, onRun, ...on }: BulkBarProps) {
  const msg = useMsg()
  const [action, setAction] = useState<BulkAction>('active')
  const [category, setCategory] = useState('')
  const tooMany = count > bulkMax
  const change = changeOf(action, Number(category || categories[0]?.value))
  return (
    <BulkActionBar
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
    </BulkActionBar>
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

/** The most products that the contract allows in one bulk request. */
const bulkMax = 1000

/** The actions in the select. Changing prices and deleting have their own buttons. */
const bulkActions = [...product.status.values, 'feature', 'unfeature', 'category'] as const
type BulkAction = (typeof bulkActions)[number]

/**
 * Returns the change that an action makes. Returns undefined if the action needs a category and there is
 * none.
 */
function changeOf(action: BulkAction, category_id: number): ProductChange | undefined {
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
