import { useState } from 'react'
import styled from 'styled-components'
import type { AdminOrderRow, Shipment } from '@/api/generated/model'
import { carrierDebt } from '@/domain/carriers/statement'
import {
  type AdminOrdersSearch,
  adminOrdersSearchSchema,
  isPaymentTab,
  ordersTab,
  paymentMethods,
  paymentFilters,
  ordersTabSearch,
} from '@/domain/order/orders-list'
import { useMayCall } from '@/domain/rights/rights'
import { ScreenHead } from '@/features/admin/ScreenHead'
import { useMayOpen } from '@/features/admin/screens'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { shopDay } from '@/lib/dates'
import { formatVnd } from '@/lib/numbers'
import { downloadCsv } from '@/lib/table'
import { space, title } from '@/theme/tokens.gen'
import { Button } from '@/ui/actions/Button'
import { ButtonLink } from '@/ui/actions/Link'
import { CsvExportButton } from '@/ui/data/CsvExportButton'
import { useWindowTask } from '@/ui/editor/window-task'
import { BlockBoundary } from '@/ui/feedback/BlockBoundary'
import { defer } from '@/ui/feedback/late'
import { PackageIcon, SuccessIcon } from '@/ui/icons'
import { BulkActionBar } from '@/ui/table/BulkActionBar'
import { DataList } from '@/ui/table/DataList'
import type { ListFilter } from '@/ui/table/ListFilters'
import { type ShownRows, useBulkSelection } from '@/ui/table/use-bulk-rows'
import { type OptionalColumnWidths, useListState } from '@/ui/table/use-list'
import { type PinRow, usePinnedRows } from '@/ui/table/use-pinned-rows'
import { useErrorToast, useToast } from '@/ui/toast/toast'
import { orderStatusChangeErrorText, orderExportErrorText, orderListErrorText } from './mutations'
import { useOrderColumns } from './order-columns'
import { ordersCsv } from './order-csv'
import { OrderListTabs } from './OrderListTabs'
import { loadEveryOrder, useOrdersPage } from './queries'
import type { CarrierReply } from './ShipOrdersWindow'
import { type BulkOrderMove, type BulkMoveResult, useBulkOrderMove } from './use-bulk-order-move'

const CarrierFileWindow = defer(async () => (await import('./CarrierFileWindow')).CarrierFileWindow)
const SettleCashWindow = defer(async () => (await import('./SettleCashWindow')).SettleCashWindow)
const ShipOrdersWindow = defer(async () => (await import('./ShipOrdersWindow')).ShipOrdersWindow)
const PrintSlipsWindow = defer(async () => (await import('./PrintSlipsWindow')).PrintSlipsWindow)

/**
 * The orders in the back office (Product §10.6): the list of all orders with tabs by status, the newest first
 * by default, and the queue of orders that staff must confirm by phone.
 */
export function AdminOrdersScreen() {
  const msg = useMsg()
  const may = useMayCall()
  const mayOpen = useMayOpen()
  const list = useListState({
    name: 'orders',
    schema: adminOrdersSearchSchema,
    tab: ordersTabSearch,
    sort: '-created',
    optional(search) {
      const tab = ordersTab(search)
      return tab === 'queue' ? optionalInQueue : tab === 'owed' ? optionalOwed : optionalColumns
    },
    // Columns that staff can't hide: the queue of orders to confirm needs the phone number, and unclear
    // payments need the reason.
    needed(search) {
      const tab = ordersTab(search)
      return tab === 'queue' ? 'phone' : tab === 'unclear' ? 'payment' : undefined
    },
  })
  const { search } = list
  const query = useOrdersPage(search)
  const tab = ordersTab(search)
  const inQueue = tab === 'queue'
  const { rows, notes, pin } = usePinnedRows(query.data?.orders, list.place)
  const shown = list.shown(rows, query.isPlaceholderData)
  const bulk = useBulkOrders(shown, pin, list.focusCount)
  const mayMove = may('moveOrders')
  const maySettle = may('settleCash')
  const shippingFile = mayMove && search.status === 'processing' && 'carriers'
  // The window that the button in the head opens on this tab: for a carrier's shipping file, or for a
  // carrier's cash statement. It opens without selected orders, too, because the file names its orders.
  const fileWindow = shippingFile || (maySettle && tab === 'owed' && 'settle')
  const emptyTab = useEmptyTab(search)
  const shipping = useWindowTask<{ orders: readonly AdminOrderRow[]; answer?: CarrierReply }>()
  const { shown: asked, ...windows } = useWindowTask<'carriers' | 'settle' | 'slips'>()
  const window = { isOpen: asked?.isOpen ?? false, onClose: windows.close }
  // After a lost response, some parcels may already be shipped. The refetched list shows the new status of
  // these parcels, so the window no longer offers them.
  const left = new Set(
    bulk.chosen.flatMap(({ id, status }) => (status === 'processing' ? [] : [id])),
  )
  const { shown: shipped } = shipping
  const parcels = shipped?.task.orders.filter(({ id }) => !left.has(id)) ?? []
  return (
    <>
      <ScreenHead
        title={msg('adminOrders.title')}
        main={
          mayOpen('/admin/orders/new') && (
            <ButtonLink to="/admin/orders/new">{msg('adminOrders.new')}</ButtonLink>
          )
        }
      >
        {fileWindow && (
          <Button variant="secondary" onClick={() => windows.open(fileWindow)}>
            {msg(`adminOrders.${fileWindow}`)}
          </Button>
        )}
        <ExportOrders search={search} />
      </ScreenHead>
      <BlockBoundary>
        <OrderListTabs search={search} />
      </BlockBoundary>
      <DataList
        label={msg('adminOrders.title')}
        query={query}
        list={list}
        find={{ label: msg('adminOrders.search'), placeholder: msg('adminOrders.search.hint') }}
        filters={[
          ...useOrderFilters(search),
          { days: { from: msg('adminOrders.from'), to: msg('adminOrders.to') } },
        ]}
        aside={
          tab === 'owed' &&
          query.data?.owed_amount !== undefined && (
            <Sum role="status">
              {msg('adminOrders.owed.sum', { amount: formatVnd(query.data.owed_amount) })}
            </Sum>
          )
        }
        columns={useOrderColumns({
          search,
          mayMove,
          phoneBelow: !inQueue && list.view.lacksRoom('phone'),
          paymentBelow: !inQueue && list.view.lacksRoom('payment'),
          pin,
        })}
        rows={rows}
        rowId={({ id }) => String(id)}
        rowName={({ code }) => code}
        notes={notes}
        bulk={{
          ...bulk,
          failedText: (counts) => msg(`adminOrders.bulk.${bulk.problem}`, counts),
          bar: (
            <OrderBulkBar
              chosen={bulk.chosen}
              isPending={bulk.isPending}
              onConfirm={mayMove && ((orders) => void bulk.run('confirm', orders))}
              onShip={mayMove && ((orders) => shipping.open({ orders }))}
              onCarriers={mayMove && (() => windows.open('carriers'))}
              onSettle={maySettle && tab === 'owed' && (() => windows.open('settle'))}
              onPrint={() => windows.open('slips')}
              onClear={() => {
                bulk.clear()
                list.focusCount()
              }}
            />
          ),
        }}
        errors={orderListErrorText}
        countText={(n) => msg('adminOrders.total', { n })}
        empty={{
          nothing: { icon: <PackageIcon size={48} />, ...emptyTab },
          noMatch: msg('adminOrders.noMatch'),
        }}
      />
      {shipped && (
        <ShipOrdersWindow
          key={shipped.number}
          parcels={parcels}
          isOpen={shipped.isOpen && parcels.length > 0}
          answer={shipped.task.answer}
          onShip={async (shipments) => {
            const orders = await bulk.run('ship', parcels, shipments)
            if (orders.length > 0) shipping.change({ ...shipped.task, orders })
            return orders.length === 0
          }}
          onClose={shipping.close}
        />
      )}
      {asked?.task === 'carriers' && (
        <CarrierFileWindow
          {...window}
          orders={bulk.chosen.filter(({ status }) => status === 'processing')}
          onAnswer={({ numbers: byOrder, ...answer }) => {
            windows.close()
            const numbers = new Map([...byOrder].map(([{ id }, number]) => [id, number]))
            shipping.open({ orders: [...byOrder.keys()], answer: { ...answer, numbers } })
          }}
        />
      )}
      {asked?.task === 'settle' && (
        <SettleCashWindow
          {...window}
          orders={bulk.chosen.filter(({ cash }) => carrierDebt(cash) > 0)}
          onSettled={bulk.clear}
        />
      )}
      {asked?.task === 'slips' && (
        <PrintSlipsWindow {...window} ids={bulk.chosen.map(({ id }) => id)} />
      )}
    </>
  )
}

const Sum = styled.p`
  font: ${title.h4};
  margin-block-start: ${space(4)};
`

const optionalColumns: OptionalColumnWidths = {
  phone: 'desktop',
  payment: 'wide',
  items: 'wide',
  created: 'any',
}
const optionalInQueue: OptionalColumnWidths = { ...optionalColumns, created: 'wide' }
const optionalOwed: OptionalColumnWidths = { since: 'desktop' }

/**
 * Returns the filters by payment. The queue and the payment tabs have none, because the tab itself fixes the
 * payment.
 */
function useOrderFilters(search: AdminOrdersSearch): ListFilter<AdminOrdersSearch>[] {
  const msg = useMsg()
  const { data } = useOrdersPage(search)
  const tab = ordersTab(search)
  if (tab === 'queue' || isPaymentTab(tab)) return []
  const states = {
    name: 'payment_state',
    label: msg('adminOrders.paymentState.label'),
    options: paymentFilters.map((value) => ({ value, label: msg(`adminOrders.paid.${value}`) })),
  } as const
  return [
    {
      name: 'payment_method',
      label: msg('adminOrders.payment.label'),
      options: paymentMethods.map((value) => ({
        value,
        label: msg(`adminOrders.payment.${value}`),
      })),
    },
    // A host that does not count unclear payments does not support the filter by payment state either.
    ...(data && data.unclear_count === undefined ? [] : [states]),
  ]
}

/**
 * Returns the selected orders, and a function that moves orders to another status. The function shows the
 * outcome in a toast with undo. Orders that the host refused stay selected.
 */
function useBulkOrders(
  shown: ShownRows<AdminOrderRow>,
  pin: PinRow<AdminOrderRow>,
  onSettled: () => void,
) {
  const msg = useMsg()
  const toast = useToast()
  const fail = useErrorToast()
  const { move, isPending } = useBulkOrderMove(pin)
  const { settle, ...selected } = useBulkSelection(shown)
  const [problem, setProblem] = useState<'failed' | 'undoFailed'>('failed')

  /** Shows in the list how each change of status ended. Returns the number of changed orders. */
  const report = ({ answered, outcomes }: BulkMoveResult, kind: typeof problem): number => {
    if (answered.length === 0) return 0
    setProblem(kind)
    const n = settle(new Map(answered.map(({ id, code }) => [id, code])), outcomes)
    onSettled()
    return n
  }
  const takeBack = async (undoAll: () => Promise<BulkMoveResult>) => {
    const moved = await undoAll()
    const n = report(moved, 'undoFailed')
    if (n > 0) toast({ message: msg('adminOrders.bulk.undone', { n }) })
    const message = (reason: string) => msg('adminOrders.bulk.notUndone', { reason })
    if (moved.error)
      fail(orderStatusChangeErrorText(moved.error), { message, undo: () => void takeBack(undoAll) })
  }
  /**
   * Changes the status of orders. Returns the orders without an outcome, because a call has failed or another
   * change is still running. These orders stay selected.
   */
  const run = async (
    kind: BulkOrderMove,
    orders: readonly AdminOrderRow[],
    shipments?: ReadonlyMap<number, Shipment>,
  ): Promise<readonly AdminOrderRow[]> => {
    if (isPending) return orders
    const { undoAll, ...moved } = await move(kind, orders, shipments)
    const n = report(moved, 'failed')
    const undo = undoAll && (() => void takeBack(undoAll))
    // Each batch has its own toast. Otherwise the toast of the next batch would remove the undo of this
    // batch.
    const about = `${kind} ${orders.map(({ id }) => id).join()}`
    const message = msg(`adminOrders.bulk.done.${kind}`, { n })
    if (n > 0) toast({ about, message, undo })
    if (moved.error) fail(orderStatusChangeErrorText(moved.error))
    return orders.slice(moved.answered.length)
  }
  return { ...selected, isPending, run, problem }
}

/** Returns the title and text for a tab without orders. */
function useEmptyTab(search: AdminOrdersSearch) {
  const msg = useMsg()
  const tab = ordersTab(search)
  if (tab === 'queue')
    return {
      icon: <SuccessIcon size={48} />,
      title: msg('adminOrders.empty.queue'),
      text: msg('adminOrders.empty.queue.text'),
    }
  if (isPaymentTab(tab))
    return {
      icon: <SuccessIcon size={48} />,
      title: msg(`adminOrders.empty.${tab}`),
      text: msg(`adminOrders.empty.${tab}.text`),
    }
  return tab === 'all'
    ? { title: msg('adminOrders.empty'), text: msg('adminOrders.empty.text') }
    : { title: msg('adminOrders.empty.status') }
}

type OrderBulkBarProps = {
  chosen: readonly AdminOrderRow[]
  isPending: boolean
  /**
   * This prop and the next three are false if the staff member may not do the action. `onSettle` is also
   * false on all tabs except `owed`.
   */
  onConfirm: false | ((orders: readonly AdminOrderRow[]) => void)
  onShip: false | ((orders: readonly AdminOrderRow[]) => void)
  onCarriers: false | (() => void)
  onSettle: false | (() => void)
  onPrint: () => void
  onClear: () => void
}

/** The actions for the selected orders. Each button shows the number of orders to which it applies. */
function OrderBulkBar({ chosen, isPending, onConfirm, onShip, ...on }: OrderBulkBarProps) {
  const msg = useMsg()
  const waiting = chosen.filter(({ status }) => status === 'pending')
  const ready = chosen.filter(({ status }) => status === 'processing')
  const n = chosen.length
  // Only one button is primary: "confirm" while a selected order is not confirmed, else "ship".
  const next = onConfirm && waiting.length > 0 ? 'confirm' : 'ship'
  return (
    <BulkActionBar
      label={msg('adminOrders.bulk')}
      count={msg('adminOrders.selected', { n })}
      shown={n > 0}
      onClear={on.onClear}
    >
      {onConfirm && (
        <Button
          variant={next === 'confirm' ? 'primary' : 'secondary'}
          loading={isPending}
          disabled={waiting.length === 0}
          onClick={() => onConfirm(waiting)}
        >
          {msg('adminOrders.bulk.confirm', { n: waiting.length })}
        </Button>
      )}
      {onShip && (
        <Button
          variant={next === 'ship' && ready.length > 0 ? 'primary' : 'secondary'}
          disabled={ready.length === 0 || isPending}
          onClick={() => onShip(ready)}
        >
          {msg('adminOrders.bulk.ship', { n: ready.length })}
        </Button>
      )}
      {on.onCarriers && (
        <Button variant="secondary" disabled={ready.length === 0} onClick={on.onCarriers}>
          {msg('adminOrders.bulk.carriers', { n: ready.length })}
        </Button>
      )}
      {on.onSettle && (
        <Button onClick={on.onSettle}>{msg('adminOrders.bulk.settle', { n })}</Button>
      )}
      <Button variant="secondary" onClick={on.onPrint}>
        {msg('adminOrders.bulk.print', { n })}
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          downloadCsv(`${msg('adminOrders.export.file')}-${shopDay()}.csv`, ordersCsv(chosen, msg))
        }
      >
        {msg('adminOrders.bulk.export', { n })}
      </Button>
    </BulkActionBar>
  )
}

/** A button that downloads all orders that match the filters, as a CSV file. */
function ExportOrders({ search }: { search: AdminOrdersSearch }) {
  const msg = useMsg()
  const errorText = useErrorText()
  return (
    <CsvExportButton
      label={msg('adminOrders.export')}
      stopLabel={(percent) => msg('adminOrders.export.stop', { percent })}
      load={(onProgress, signal) => loadEveryOrder(search, onProgress, signal)}
      toCsv={(orders) => ordersCsv(orders, msg)}
      fileName={msg('adminOrders.export.file')}
      doneText={(n) => msg('adminOrders.export.done', { n })}
      errorText={(error) => errorText(orderExportErrorText(error))}
    />
  )
}
