import { useState } from 'react'
import type { AdminOrderRow, Shipment } from '@/api/generated/model'
import { amountOwed } from '@/domain/carriers/statement'
import {
  type AdminOrdersSearch,
  adminOrdersSearch,
  isPaymentTab,
  ordersTab,
  paymentMethods,
  paymentStates,
  tabOnly,
} from '@/domain/order/orders-list'
import { useMay } from '@/domain/rights/rights'
import { AdminHead } from '@/features/admin/AdminHead'
import { useMayOpen } from '@/features/admin/screens'
import { type Msg, useErrorText, useMsg } from '@/i18n/use-msg'
import { shopDay, shopMinute } from '@/lib/dates'
import { phoneText } from '@/lib/kinds/phone'
import { csvOf, saveCsv } from '@/lib/table'
import { Button } from '@/ui/actions/Button'
import { ButtonLink } from '@/ui/actions/Link'
import { CsvExport } from '@/ui/data/CsvExport'
import { useWindowTask } from '@/ui/editor/window-task'
import { Boundary } from '@/ui/feedback/Boundary'
import { late } from '@/ui/feedback/late'
import { PackageIcon, SuccessIcon } from '@/ui/icons'
import { Row } from '@/ui/layout/basics'
import { BulkFrame } from '@/ui/table/BulkFrame'
import { DataList } from '@/ui/table/DataList'
import type { ListFilter } from '@/ui/table/FilterLine'
import { type ShownRows, useBulkRows } from '@/ui/table/use-bulk-rows'
import { type OptionalColumns, useList } from '@/ui/table/use-list'
import { type PinRow, usePinnedRows } from '@/ui/table/use-pinned-rows'
import { useErrorToast, useToast } from '@/ui/toast/toast'
import { moveErrors, orderExportErrors, orderListErrors } from './mutations'
import { useOrderColumns } from './order-columns'
import { OrderTabs } from './OrderTabs'
import { loadEveryOrder, useOrdersPage } from './queries'
import type { ShipAnswer } from './ShipWindow'
import { type ListMove, type Moved, useOrderMoves } from './use-order-moves'

const CarrierWindow = late(async () => (await import('./CarrierWindow')).CarrierWindow)
const SettleWindow = late(async () => (await import('./SettleWindow')).SettleWindow)
const ShipWindow = late(async () => (await import('./ShipWindow')).ShipWindow)
const SlipWindow = late(async () => (await import('./SlipWindow')).SlipWindow)

/**
 * Product §10.6, Orders: the list of all orders, filtered by status, the latest first by default. It also has
 * the queue of calls to make.
 */
export function AdminOrdersScreen() {
  const msg = useMsg()
  const may = useMay()
  const mayOpen = useMayOpen()
  const list = useList({
    name: 'orders',
    schema: adminOrdersSearch,
    tab: tabOnly,
    sort: '-created',
    optional: (search) => (ordersTab(search) === 'queue' ? optionalInQueue : optionalColumns),
    // These columns stay on: the queue needs the phone number to call; the payment tabs need the reason or
    // the date of the debt.
    needed(search) {
      const tab = ordersTab(search)
      return tab === 'queue' ? 'phone' : isPaymentTab(tab) ? 'payment' : undefined
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
  // The window of this tab that reads a carrier's file. It can open without any selected order.
  const shippingFile = mayMove && search.status === 'processing' && 'carriers'
  const fileWindow = shippingFile || (maySettle && tab === 'owed' && 'settle')
  const emptyTab = useEmptyTab(search)
  const shipping = useWindowTask<{ orders: readonly AdminOrderRow[]; answer?: ShipAnswer }>()
  const { shown: asked, ...windows } = useWindowTask<'carriers' | 'settle' | 'slips'>()
  const window = { isOpen: asked?.isOpen ?? false, onClose: windows.close }
  // After a lost answer, the list may show that some parcels have left. The window then no longer includes
  // them.
  const left = new Set(
    bulk.chosen.flatMap(({ id, status }) => (status === 'processing' ? [] : [id])),
  )
  const { shown: shipped } = shipping
  const parcels = shipped?.task.orders.filter(({ id }) => !left.has(id)) ?? []
  return (
    <>
      <AdminHead
        title={msg('adminOrders.title')}
        main={
          mayOpen('/admin/orders/new') && (
            <ButtonLink to="/admin/orders/new">{msg('adminOrders.new')}</ButtonLink>
          )
        }
      >
        <ExportOrders search={search} />
      </AdminHead>
      <Boundary>
        <OrderTabs search={search} />
      </Boundary>
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
          fileWindow && (
            <Row $justify="end">
              <Button variant="quiet" onClick={() => windows.open(fileWindow)}>
                {msg(`adminOrders.${fileWindow}`)}
              </Button>
            </Row>
          )
        }
        columns={useOrderColumns({
          search,
          inQueue,
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
        errors={orderListErrors}
        countText={(n) => msg('adminOrders.total', { n })}
        empty={{
          nothing: { icon: <PackageIcon size={48} />, ...emptyTab },
          noMatch: msg('adminOrders.noMatch'),
        }}
      />
      {shipped && (
        <ShipWindow
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
        <CarrierWindow
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
        <SettleWindow
          {...window}
          orders={bulk.chosen.filter(({ cash }) => amountOwed(cash) > 0)}
          onSettled={bulk.clear}
        />
      )}
      {asked?.task === 'slips' && <SlipWindow {...window} ids={bulk.chosen.map(({ id }) => id)} />}
    </>
  )
}

const optionalColumns: OptionalColumns = {
  phone: 'desktop',
  payment: 'wide',
  items: 'wide',
  created: 'any',
}
const optionalInQueue: OptionalColumns = { ...optionalColumns, created: 'wide' }

/**
 * The filters by payment. The queue and the payment tabs have no such filters, because the tab itself fixes
 * the payment method or state.
 */
function useOrderFilters(search: AdminOrdersSearch): ListFilter<AdminOrdersSearch>[] {
  const msg = useMsg()
  const { data } = useOrdersPage(search)
  const tab = ordersTab(search)
  if (tab === 'queue' || isPaymentTab(tab)) return []
  const states = {
    name: 'payment_state',
    label: msg('adminOrders.paymentState.label'),
    options: paymentStates.map((value) => ({ value, label: msg(`adminOrders.paid.${value}`) })),
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
    // A host that does not count unclear payments does not know this filter either, so it is left out.
    ...(data && data.unclear_count === undefined ? [] : [states]),
  ]
}

/**
 * The selected orders, their moves, and the report. Orders that the host refused stay selected; completed
 * moves offer an undo.
 */
function useBulkOrders(
  shown: ShownRows<AdminOrderRow>,
  pin: PinRow<AdminOrderRow>,
  onSettled: () => void,
) {
  const msg = useMsg()
  const toast = useToast()
  const fail = useErrorToast()
  const { move, isPending } = useOrderMoves(pin)
  const { settle, ...selected } = useBulkRows(shown)
  const [problem, setProblem] = useState<'failed' | 'undoFailed'>('failed')

  /** Reports the outcomes of a move. Returns the number of orders that were moved. */
  const report = ({ answered, outcomes }: Moved, kind: typeof problem): number => {
    if (answered.length === 0) return 0
    setProblem(kind)
    const n = settle(new Map(answered.map(({ id, code }) => [id, code])), outcomes)
    onSettled()
    return n
  }
  const takeBack = async (undoAll: () => Promise<Moved>) => {
    const moved = await undoAll()
    const n = report(moved, 'undoFailed')
    if (n > 0) toast({ message: msg('adminOrders.bulk.undone', { n }) })
    const failure = (reason: string) => msg('adminOrders.bulk.notUndone', { reason })
    if (moved.error)
      fail(moveErrors(moved.error), { message: failure, undo: () => void takeBack(undoAll) })
  }
  /** Moves orders. Returns the orders that got no answer; they stay selected. */
  const run = async (
    kind: ListMove,
    orders: readonly AdminOrderRow[],
    shipments?: ReadonlyMap<number, Shipment>,
  ): Promise<readonly AdminOrderRow[]> => {
    if (isPending) return orders
    const { undoAll, ...moved } = await move(kind, orders, shipments)
    const n = report(moved, 'failed')
    const undo = undoAll && (() => void takeBack(undoAll))
    // Each batch has its own toast, because the toast of the next batch must not remove the undo of this
    // batch.
    const about = `${kind} ${orders.map(({ id }) => id).join()}`
    const message = msg(`adminOrders.bulk.done.${kind}`, { n })
    if (n > 0) toast({ about, message, undo })
    if (moved.error) fail(moveErrors(moved.error))
    return orders.slice(moved.answered.length)
  }
  return { ...selected, isPending, run, problem }
}

/** Returns the texts for a tab that contains no orders. */
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
  /** Each action below is false where the staff member lacks the right to it. */
  onConfirm: false | ((orders: readonly AdminOrderRow[]) => void)
  onShip: false | ((orders: readonly AdminOrderRow[]) => void)
  onCarriers: false | (() => void)
  onSettle: false | (() => void)
  onPrint: () => void
  onClear: () => void
}

/** The actions for the selected orders. Each button shows the number of orders that it changes. */
function OrderBulkBar({ chosen, isPending, onConfirm, onShip, ...on }: OrderBulkBarProps) {
  const msg = useMsg()
  const waiting = chosen.filter(({ status }) => status === 'pending')
  const ready = chosen.filter(({ status }) => status === 'processing')
  const n = chosen.length
  // Only one button is primary. It is "confirm" while selected orders wait for it, because orders are
  // confirmed before others are shipped.
  const next = onConfirm && waiting.length > 0 ? 'confirm' : 'ship'
  return (
    <BulkFrame
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
          saveCsv(`${msg('adminOrders.export.file')}-${shopDay()}.csv`, orderCsv(chosen, msg))
        }
      >
        {msg('adminOrders.bulk.export', { n })}
      </Button>
    </BulkFrame>
  )
}

/** Downloads, as a CSV file, all orders that match the filters. */
function ExportOrders({ search }: { search: AdminOrdersSearch }) {
  const msg = useMsg()
  const errorText = useErrorText()
  return (
    <CsvExport
      label={msg('adminOrders.export')}
      stopLabel={(percent) => msg('adminOrders.export.stop', { percent })}
      load={(onProgress, signal) => loadEveryOrder(search, onProgress, signal)}
      toCsv={(orders) => orderCsv(orders, msg)}
      fileName={msg('adminOrders.export.file')}
      doneText={(n) => msg('adminOrders.export.done', { n })}
      errorText={(error) => errorText(orderExportErrors(error))}
    />
  )
}

/**
 * Returns orders as CSV with headings in the current language. Amounts are plain numbers, and times are in
 * the shop's time zone. Phone numbers are grouped, so that spreadsheets keep the leading zero.
 */
export function orderCsv(orders: readonly AdminOrderRow[], msg: Msg): string {
  const heads = [
    msg('adminOrders.column.code'),
    msg('adminOrders.column.created'),
    msg('adminOrders.column.customer'),
    msg('adminOrders.column.phone'),
    msg('adminOrders.column.status'),
    msg('adminOrders.column.payment'),
    msg('adminOrders.column.paid'),
    msg('adminOrders.export.items'),
    msg('adminOrders.column.total'),
  ]
  const rows = orders.map((order) => [
    order.code,
    order.created_at ? shopMinute(order.created_at) : '',
    order.full_name,
    phoneText(order.phone),
    msg(`adminOrders.status.${order.status}`),
    msg(`adminOrders.payment.${order.payment_method ?? 'unknown'}`),
    msg(`adminOrders.paid.${amountOwed(order.cash) > 0 ? 'owed' : order.payment_status}`),
    order.item_count,
    order.total_amount,
  ])
  return csvOf([heads, ...rows])
}
