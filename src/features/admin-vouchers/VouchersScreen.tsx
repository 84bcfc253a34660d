import { useMemo } from 'react'
import * as v from 'valibot'
import type { AdminVoucher, VoucherState } from '@/api/generated/model'
import { voucher, voucherStates } from '@/domain/voucher/description'
import { ScreenHead } from '@/features/admin/ScreenHead'
import { type Msg, useErrorText, useLocale, useMsg } from '@/i18n/use-msg'
import { formatDay } from '@/lib/dates'
import { listSearchSchemas } from '@/lib/list-address'
import { formatVnd } from '@/lib/numbers'
import { optionalIfValid } from '@/lib/schema'
import { csvOf } from '@/lib/table'
import { Button } from '@/ui/actions/Button'
import { CsvExportButton } from '@/ui/data/CsvExportButton'
import { Tag } from '@/ui/data/Tag'
import { useWindowTask } from '@/ui/editor/window-task'
import { defer } from '@/ui/feedback/late'
import { CheckIcon, CloseIcon, CopyIcon, EditIcon, TicketIcon, TrashIcon } from '@/ui/icons'
import { useConfirm } from '@/ui/overlays/confirm'
import { DataList } from '@/ui/table/DataList'
import { columnHelper } from '@/ui/table/list-table'
import { RowMenuButton } from '@/ui/table/RowMenuButton'
import { RowButton } from '@/ui/table/RowOpener'
import { type OptionalColumnWidths, useListState } from '@/ui/table/use-list'
import { type PinRow, usePinnedRows } from '@/ui/table/use-pinned-rows'
import { useCopyText, useErrorToast, useToast } from '@/ui/toast/toast'
import { voucherGoodsText } from './goods-text'
import {
  loadEveryVoucher,
  useChangeVoucher,
  useRemoveVoucher,
  useVouchersPage,
  voucherDeleteErrorText,
  voucherSaveErrorText,
  voucherListErrorText,
} from './queries'
import type { VoucherWindowTask } from './VoucherWindow'

const VoucherWindow = defer(async () => (await import('./VoucherWindow')).VoucherWindow)

const { q, page, per_page } = listSearchSchemas([])

/** The search parameters of the list of vouchers. */
const schema = v.object({ q, page, per_page, state: optionalIfValid(v.picklist(voucherStates)) })
export type VouchersSearch = v.InferOutput<typeof schema>

/**
 * The vouchers in the back office (Product §10.19): a list of codes with discounts and dates, the newest
 * first.
 */
export function VouchersScreen() {
  const msg = useMsg()
  const list = useListState({ name: 'vouchers', schema, optional: optionalColumns })
  const query = useVouchersPage(list.search)
  const { shown, open, close } = useWindowTask<VoucherWindowTask>()
  const { rows, notes, pin } = usePinnedRows(query.data?.vouchers, list.place)
  return (
    <>
      <ScreenHead
        title={msg('adminVouchers.title')}
        main={
          <Button onClick={({ currentTarget: opener }) => open({ voucher: undefined, opener })}>
            {msg('adminVouchers.add')}
          </Button>
        }
      >
        <ExportVouchers search={list.search} />
      </ScreenHead>
      <DataList
        label={msg('adminVouchers.title')}
        query={query}
        list={list}
        find={{ label: msg('adminVouchers.search') }}
        filters={[
          {
            name: 'state',
            label: msg('field.status'),
            options: voucherStates.map((value) => ({
              value,
              label: msg(`adminVouchers.state.${value}`),
            })),
          },
        ]}
        columns={useVoucherColumns(open, pin)}
        rows={rows}
        rowId={({ id }) => String(id)}
        rowName={({ code }) => code}
        notes={notes}
        errors={voucherListErrorText}
        countText={(n) => msg('adminVouchers.total', { n })}
        empty={{
          nothing: {
            icon: <TicketIcon size={48} />,
            title: msg('adminVouchers.empty'),
            text: msg('adminVouchers.empty.text'),
          },
          noMatch: msg('adminVouchers.noMatch'),
        }}
      />
      {shown && (
        <VoucherWindow
          key={shown.number}
          {...shown}
          fallbackFocus={() => list.count.current}
          onClose={close}
        />
      )}
    </>
  )
}

const optionalColumns: OptionalColumnWidths = { minimum: 'desktop', goods: 'wide', listed: 'wide' }

const tones = {
  running: 'positive',
  planned: 'going',
  used_up: 'warning',
  ended: 'quiet',
  stopped: 'ink',
} as const satisfies Record<VoucherState, string>

const column = columnHelper<AdminVoucher>()

/** Returns the columns of the list. Both callbacks must be the same functions in every render. */
function useVoucherColumns(open: (task: VoucherWindowTask) => void, pin: PinRow<AdminVoucher>) {
  const msg = useMsg()
  const locale = useLocale()
  return useMemo(
    () =>
      column.columns([
        column.accessor('code', {
          header: msg(voucher.code.label),
          meta: { card: 'heading' },
          cell: ({ row: { original } }) => (
            <RowButton
              onClick={({ currentTarget }) => open({ voucher: original, opener: currentTarget })}
            >
              {original.code}
            </RowButton>
          ),
        }),
        column.accessor('state', {
          header: msg('field.status'),
          meta: { card: 'detail' },
          cell: ({ getValue }) => (
            <Tag tone={tones[getValue()]}>{msg(`adminVouchers.state.${getValue()}`)}</Tag>
          ),
        }),
        column.accessor(offText, {
          id: 'off',
          header: msg('adminVouchers.column.off'),
          meta: { numeric: true, card: 'detail' },
        }),
        column.accessor((row) => voucherGoodsText(row, msg), {
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
          meta: { card: 'detail' },
        }),
        column.accessor((row) => usesText(row, msg), {
          id: 'uses',
          header: msg('adminVouchers.column.uses'),
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
  open: (task: VoucherWindowTask) => void
  pin: PinRow<AdminVoucher>
}

/**
 * The menu of a voucher: edit, copy the code, stop or resume, delete. The row of a stopped or resumed voucher
 * keeps its place and offers an undo.
 */
function RowActions({ voucher: shown, open, pin }: RowActionsProps) {
  const msg = useMsg()
  const copy = useCopyText()
  const fail = useErrorToast()
  const toast = useToast()
  const confirm = useConfirm()
  const { mutateAsync: remove } = useRemoveVoucher()
  const { mutateAsync, isPending } = useChangeVoucher()
  const { code, state, use_count } = shown
  const send = async ({ id, updated_at }: AdminVoucher, is_stopped: boolean) => {
    try {
      return (await mutateAsync({ id, data: { code, is_stopped, updated_at } })).data
    } catch (error) {
      fail(voucherSaveErrorText(error), {
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
      errors: voucherDeleteErrorText,
    })
    if (isDeleted) toast({ message: msg('adminVouchers.deleted', { code }) })
  }
  const stopping = {
    text: msg(shown.is_stopped ? 'adminVouchers.goOn' : 'adminVouchers.stop'),
    Icon: shown.is_stopped ? CheckIcon : CloseIcon,
    // `send` has already shown the error in a toast.
    onClick: () => void stop().catch(() => undefined),
  }
  const deleting = {
    text: msg('adminVouchers.delete'),
    Icon: TrashIcon,
    onClick: () => void askToDelete(),
  }
  return (
    <RowMenuButton
      label={msg('adminVouchers.actions', { code })}
      actions={[
        {
          text: msg('adminVouchers.edit'),
          Icon: EditIcon,
          onClick: (opener) => open({ voucher: shown, opener }),
        },
        {
          text: msg('adminVouchers.copy'),
          Icon: CopyIcon,
          onClick: () =>
            void copy(code, {
              copied: msg('adminVouchers.copied', { code }),
              failed: msg('adminVouchers.copyFailed'),
            }),
        },
        ...(state === 'ended' ? [] : [stopping]),
        // A used voucher can be stopped, but not deleted.
        ...(use_count > 0 ? [] : [deleting]),
      ]}
    />
  )
}

/**
 * A button that downloads all vouchers that match the filters, as a CSV file with headings in the current
 * language.
 */
function ExportVouchers({ search }: { search: VouchersSearch }) {
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
    <CsvExportButton<AdminVoucher>
      label={msg('adminVouchers.export')}
      stopLabel={(percent) => msg('adminVouchers.export.stop', { percent })}
      load={(onProgress, signal) => loadEveryVoucher(search, onProgress, signal)}
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
            voucherGoodsText(row, msg),
            row.use_count,
            msg(`adminVouchers.state.${row.state}`),
          ]),
        ])
      }
      fileName={msg('adminVouchers.export.file')}
      doneText={(n) => msg('adminVouchers.export.done', { n })}
      errorText={(error) => errorText(voucherListErrorText(error))}
    />
  )
}
