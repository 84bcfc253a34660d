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
import { useMsg } from '@/i18n/use-msg'
import { Button } from '@/ui/actions/Button'
import { ButtonLink } from '@/ui/actions/Link'
import { useWindowTask } from '@/ui/editor/window-task'
import { Boundary } from '@/ui/feedback/Boundary'
import { late } from '@/ui/feedback/late'
import { PackageIcon, SuccessIcon } from '@/ui/icons'
import { Row } from '@/ui/layout/basics'
import { DataList } from '@/ui/table/DataList'
import type { ListFilter } from '@/ui/table/FilterLine'
import { type ShownRows, useBulkRows } from '@/ui/table/use-bulk-rows'
import { type OptionalColumns, useList } from '@/ui/table/use-list'
import { type PinRow, usePinnedRows } from '@/ui/table/use-pinned-rows'
import { useErrorToast, useToast } from '@/ui/toast/toast'
import { ExportOrders } from './ExportOrders'
import { listErrors, moveErrors } from './mutations'
import { useOrderColumns } from './order-columns'
import { OrderBulkBar } from './OrderBulkBar'
import { OrderTabs } from './OrderTabs'
import { useOrdersPage } from './queries'
import type { ShipAnswer } from './ShipWindow'
import { type ListMove, type Moved, useOrderMoves } from './use-order-moves'

const CarrierWindow = late(async () => (await import('./CarrierWindow')).CarrierWindow)
const SettleWindow = late(async () => (await import('./SettleWindow')).SettleWindow)
const ShipWindow = late(async () => (await import('./ShipWindow')).ShipWindow)
const SlipWindow = late(async () => (await import('./SlipWindow')).SlipWindow)

/**
 * Product §10.6, Orders: every order by status, by default the latest first, and the queue of calls to make.
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
    // Somebody has to call, or to see why a payment is unclear or since when it is owed.
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
  // What a carrier's file says of all orders of the tab.
  const ofShipping = mayMove && search.status === 'processing' && 'carriers'
  const fromFile = ofShipping || (maySettle && tab === 'owed' && 'settle')
  const emptyTab = useEmptyTab(search)
  const shipping = useWindowTask<{ orders: readonly AdminOrderRow[]; answer?: ShipAnswer }>()
  const { shown: asked, ...windows } = useWindowTask<'carriers' | 'settle' | 'slips'>()
  const window = { isOpen: asked?.isOpen ?? false, onClose: windows.close }
  // What has left although its answer got lost is not asked about again.
  const gone = new Set(
    bulk.chosen.flatMap(({ id, status }) => (status === 'processing' ? [] : [id])),
  )
  const { shown: shipped } = shipping
  const parcels = shipped?.task.orders.filter(({ id }) => !gone.has(id)) ?? []
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
          fromFile && (
            <Row $justify="end">
              <Button variant="quiet" onClick={() => windows.open(fromFile)}>
                {msg(`adminOrders.${fromFile}`)}
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
        errors={listErrors}
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
 * The filters by payment. The queue and what carriers owe are cash orders only, unclear payments those by
 * PayPal.
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
    // A host that knows no unclear payments knows no such filter either.
    ...(data && data.unclear_count === undefined ? [] : [states]),
  ]
}

/**
 * The selection, the moves of it and their report. Orders that were refused stay selected; what was done can
 * be taken back at once.
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

  /** Returns how many are done. */
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
  /** Returns the orders for which there was no answer: they stay chosen. */
  const run = async (
    kind: ListMove,
    orders: readonly AdminOrderRow[],
    shipments?: ReadonlyMap<number, Shipment>,
  ): Promise<readonly AdminOrderRow[]> => {
    if (isPending) return orders
    const { undoAll, ...moved } = await move(kind, orders, shipments)
    const n = report(moved, 'failed')
    const undo = undoAll && (() => void takeBack(undoAll))
    // Of its own for each batch: another of as many orders must not take this one's undo away.
    const about = `${kind} ${orders.map(({ id }) => id).join()}`
    const message = msg(`adminOrders.bulk.done.${kind}`, { n })
    if (n > 0) toast({ about, message, undo })
    if (moved.error) fail(moveErrors(moved.error))
    return orders.slice(moved.answered.length)
  }
  return { ...selected, isPending, run, problem }
}

/** Says of a tab without orders what that means. */
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
