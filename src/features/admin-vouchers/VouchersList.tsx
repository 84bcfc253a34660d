import { type ReactNode, useMemo, useState } from 'react'
import styled from 'styled-components'
import type { AdminVoucher, Pagination, VoucherState } from '@/api/generated/model'
import { isPastEnd } from '@/domain/pagination'
import { voucher, voucherStates } from '@/domain/voucher/description'
import { type VouchersSearch, vouchersSearch } from '@/domain/voucher/vouchers-list'
import { localeAtom } from '@/i18n/state'
import { type Msg, useErrorText, useMsg } from '@/i18n/use-msg'
import { csvOf } from '@/lib/csv'
import { formatDay } from '@/lib/dates'
import { formatVnd } from '@/lib/money'
import { useAtomValue } from '@/lib/store'
import { color, font, weight } from '@/theme/tokens'
import { CsvExport } from '@/ui/actions/CsvExport'
import { coveringLink } from '@/ui/actions/Link'
import { Tag } from '@/ui/data/Tag'
import type { useWindowTask } from '@/ui/editor/window-task'
import { late } from '@/ui/feedback/late'
import { TicketIcon } from '@/ui/icons'
import { useConfirm } from '@/ui/overlays/confirm'
import { DataList } from '@/ui/table/DataList'
import { FilterLine, FilterSelect, ListSearch } from '@/ui/table/FilterLine'
import { listColumns } from '@/ui/table/list-table'
import { ListEmpty } from '@/ui/table/ListEmpty'
import { RowMenu } from '@/ui/table/RowMenu'
import { type RoomyColumns, useListAddress } from '@/ui/table/use-list-address'
import { type PinRow, usePinnedRows } from '@/ui/table/use-pinned-rows'
import { useToast } from '@/ui/toast/toast'
import { useCopy } from '@/ui/toast/use-copy'
import { useErrorToast } from '@/ui/toast/use-error-toast'
import { goodsText } from './goods-text'
import {
  useChangeVoucher,
  useRemoveVoucher,
  voucherDeleteErrors,
  voucherSaveErrors,
  vouchersErrors,
} from './mutations'
import { everyVoucher, useVouchersPage } from './queries'
import type { VoucherTask } from './VoucherWindow'

const VoucherWindow = late(async () => (await import('./VoucherWindow')).VoucherWindow)
const VoucherMenu = late(async () => (await import('./VoucherMenu')).VoucherMenu)

type VouchersListProps = {
  search: VouchersSearch
  onSearch: (search: VouchersSearch, how?: { replace: boolean }) => void
  tasks: ReturnType<typeof useWindowTask<VoucherTask>>
  pages: (pagination: Pagination) => ReactNode
}

/** A page of vouchers, the last made first, and the windows to change them. */
export function VouchersList({ search, onSearch, tasks, pages }: VouchersListProps) {
  const msg = useMsg()
  const query = useVouchersPage(search)
  const address = useListAddress({
    list: 'vouchers',
    search,
    schema: vouchersSearch,
    onSearch,
    roomy: roomyColumns,
  })
  const { rows, notes, pin } = usePinnedRows(query.data?.vouchers, address.place)
  const [open] = useState(() => tasks.open)
  const { q, state, page: _, ...unfiltered } = search
  return (
    <>
      <DataList
        label={msg('adminVouchers.title')}
        query={query}
        address={address}
        columns={useVoucherColumns(open, pin)}
        rows={rows}
        rowId={({ id }) => String(id)}
        rowName={({ code }) => code}
        notes={notes}
        errors={vouchersErrors}
        countText={(n) => msg('adminVouchers.total', { n })}
        empty={(pagination) => (
          <ListEmpty
            icon={<TicketIcon size={48} />}
            pastEnd={isPastEnd(pagination) && msg('adminVouchers.pastEnd')}
            noMatch={
              (q ?? state) !== undefined && {
                title: msg('adminVouchers.noMatch'),
                text: msg('adminVouchers.noMatch.text'),
                onClear: () => address.onClear(unfiltered),
              }
            }
            nothing={{
              title: msg('adminVouchers.empty'),
              text: msg('adminVouchers.empty.text'),
            }}
          />
        )}
        pages={pages}
      />
      {tasks.shown && (
        <VoucherWindow
          key={tasks.shown.number}
          {...tasks.shown}
          otherwise={() => address.count.current}
          onClose={tasks.close}
        />
      )}
    </>
  )
}

const roomyColumns: RoomyColumns = { minimum: 'desktop', goods: 'wide', listed: 'wide' }

const tones = {
  running: 'positive',
  planned: 'ink',
  used_up: 'warning',
  ended: 'quiet',
  stopped: 'quiet',
} as const satisfies Record<VoucherState, string>

const column = listColumns<AdminVoucher>()

/** The columns of the list. Both callbacks have to be stable. */
function useVoucherColumns(open: (task: VoucherTask) => void, pin: PinRow<AdminVoucher>) {
  const msg = useMsg()
  const locale = useAtomValue(localeAtom)
  return useMemo(
    () =>
      column.columns([
        column.accessor('code', {
          header: msg(voucher.code.label),
          enableHiding: false,
          meta: { card: 'heading' },
          cell: ({ row: { original } }) => (
            <Code
              type="button"
              onClick={({ currentTarget }) => open({ voucher: original, opener: currentTarget })}
            >
              {original.code}
            </Code>
          ),
        }),
        column.accessor('state', {
          header: msg('field.status'),
          enableHiding: false,
          meta: { card: 'detail' },
          cell: ({ getValue }) => (
            <Tag tone={tones[getValue()]}>{msg(`adminVouchers.state.${getValue()}`)}</Tag>
          ),
        }),
        column.accessor(offText, {
          id: 'off',
          header: msg('adminVouchers.column.off'),
          enableHiding: false,
          meta: { numeric: true, card: 'detail' },
        }),
        column.accessor((row) => goodsText(row, msg), {
          id: 'goods',
          header: msg('adminVouchers.goods'),
        }),
        column.accessor('minimum', {
          header: msg('adminVouchers.column.minimum'),
          meta: { numeric: true },
          cell: ({ getValue }) => {
            const minimum = getValue()
            return minimum === null ? '–' : formatVnd(minimum)
          },
        }),
        column.accessor((row) => daysText(row, msg, locale), {
          id: 'days',
          header: msg('adminVouchers.column.days'),
          enableHiding: false,
          meta: { card: 'detail' },
        }),
        column.accessor((row) => usesText(row, msg), {
          id: 'uses',
          header: msg('adminVouchers.column.uses'),
          enableHiding: false,
          meta: { numeric: true, card: 'detail' },
        }),
        column.accessor('is_listed', {
          id: 'listed',
          header: msg('adminVouchers.column.listed'),
          cell: ({ getValue }) => msg(getValue() ? 'editor.value.yes' : 'editor.value.no'),
        }),
        column.display({
          id: 'actions',
          header: msg('adminVouchers.column.actions'),
          enableHiding: false,
          meta: { actions: 'menu' },
          cell: ({ row }) => <RowActions voucher={row.original} open={open} pin={pin} />,
        }),
      ]),
    [msg, locale, open, pin],
  )
}

function offText({ percent, amount }: AdminVoucher): string {
  return percent === null ? formatVnd(amount ?? 0) : `${percent}%`
}

function daysText({ starts_on, ends_on }: AdminVoucher, msg: Msg, locale: string): string {
  const textOf = (day: string | null) => (day === null ? '' : formatDay(day, locale))
  const [from, to] = [textOf(starts_on), textOf(ends_on)]
  const kind = from ? (to ? 'both' : 'from') : to ? 'to' : 'always'
  return msg(`adminVouchers.days.${kind}`, { from, to })
}

function usesText({ use_count, max_uses }: AdminVoucher, msg: Msg): string {
  return max_uses === null
    ? msg('adminVouchers.uses', { n: use_count })
    : msg('adminVouchers.uses.of', { n: use_count, max: max_uses })
}

type RowActionsProps = {
  voucher: AdminVoucher
  open: (task: VoucherTask) => void
  pin: PinRow<AdminVoucher>
}

/** Changes, copies, stops or deletes a voucher. A stopped row keeps its place, with undo. */
function RowActions({ voucher: shown, open, pin }: RowActionsProps) {
  const msg = useMsg()
  const copy = useCopy()
  const fail = useErrorToast()
  const toast = useToast()
  const confirm = useConfirm()
  const { mutateAsync: remove } = useRemoveVoucher()
  const { mutateAsync, isPending } = useChangeVoucher()
  const { code } = shown
  const send = async ({ id, updated_at }: AdminVoucher, is_stopped: boolean) => {
    try {
      return (await mutateAsync({ id, data: { code, is_stopped, updated_at } })).data
    } catch (error) {
      fail(voucherSaveErrors(error), {
        message: (reason) => msg('adminVouchers.notChanged', { code, reason }),
      })
      throw error
    }
  }
  const stop = async () => {
    if (isPending) return
    const next = !shown.is_stopped
    const done = await send(shown, next)
    pin(done, {
      text: msg(next ? 'adminVouchers.stopped' : 'adminVouchers.goesOn', { code }),
      undo: async () => pin(await send(done, !next)),
    })
  }
  const askToDelete = async () => {
    const { id, updated_at } = shown
    const isDeleted = await confirm({
      title: msg('adminVouchers.delete.title', { code }),
      text: <p>{msg('adminVouchers.delete.text')}</p>,
      labels: { cancel: msg('adminVouchers.cancel'), confirm: msg('adminVouchers.delete') },
      run: () => remove({ id, params: { updated_at } }),
      errors: voucherDeleteErrors,
    })
    if (isDeleted) toast({ message: msg('adminVouchers.deleted', { code }) })
  }
  return (
    <RowMenu label={msg('adminVouchers.actions', { code })}>
      {(menu) => {
        return (
          <VoucherMenu
            {...menu}
            voucher={shown}
            onEdit={() => open({ voucher: shown, opener: menu.anchor.current })}
            onCopy={() =>
              void copy(code, {
                copied: msg('adminVouchers.copied', { code }),
                failed: msg('adminVouchers.copyFailed'),
              })
            }
            // Said in a toast already.
            onStop={() => void stop().catch(() => undefined)}
            onDelete={() => void askToDelete()}
          />
        )
      }}
    </RowMenu>
  )
}

/** Filters by code and state. Each change starts at page 1. */
export function VoucherFilters({
  search,
  onSearch,
}: Pick<VouchersListProps, 'search' | 'onSearch'>) {
  const msg = useMsg()
  const { page: _, q = '', state, ...rest } = search
  const ask = (next: VouchersSearch, how?: { replace: boolean }) =>
    onSearch({ ...rest, ...(q && { q }), ...(state && { state }), ...next }, how)
  return (
    <FilterLine
      search={
        <ListSearch
          label={msg('adminVouchers.search')}
          value={q}
          onSearch={(next) => ask({ q: next || undefined }, { replace: true })}
        />
      }
      onClear={q || state ? () => onSearch(rest) : undefined}
    >
      <FilterSelect
        label={msg('field.status')}
        value={state ?? ''}
        options={voucherStates.map((value) => ({
          value,
          label: msg(`adminVouchers.state.${value}`),
        }))}
        onChange={(chosen) => ask({ state: voucherStates.find((one) => one === chosen) })}
      />
    </FilterLine>
  )
}

/** Exports all vouchers that match the filters as CSV, with headings in the current language. */
export function ExportVouchers({ search }: { search: VouchersSearch }) {
  const msg = useMsg()
  const errorText = useErrorText()
  const names = [
    'code',
    'percent',
    'amount',
    'minimum',
    'starts_on',
    'ends_on',
    'max_uses',
  ] as const
  return (
    <CsvExport<AdminVoucher>
      label={msg('adminVouchers.export')}
      stopLabel={(percent) => msg('adminVouchers.export.stop', { percent })}
      load={(onProgress, signal) => everyVoucher(search, onProgress, signal)}
      toCsv={(rows) =>
        csvOf([
          [
            ...names.map((name) => msg(voucher[name].label)),
            msg('adminVouchers.goods'),
            msg('adminVouchers.column.uses'),
            msg('field.status'),
          ],
          ...rows.map((row) => [
            ...names.map((name) => row[name] ?? ''),
            goodsText(row, msg),
            row.use_count,
            msg(`adminVouchers.state.${row.state}`),
          ]),
        ])
      }
      fileName={msg('adminVouchers.export.file')}
      doneText={(n) => msg('adminVouchers.export.done', { n })}
      errorText={(error) => errorText(vouchersErrors(error))}
    />
  )
}

/* The whole card opens it on a phone, the cell in a table. */
const Code = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: ${color.ink};
  cursor: pointer;
  font-family: ${font.ui};
  font-weight: ${weight.bold};
  overflow-wrap: anywhere;
  text-align: start;

  ${coveringLink}

  &:hover {
    text-decoration: underline;
  }
`
