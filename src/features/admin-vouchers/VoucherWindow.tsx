import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import { failedWriteKind } from '@/api/errors'
import type { AdminVoucher, VoucherGoods } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { idempotencyHeaders } from '@/lib/random-key'
import { useSearchText } from '@/lib/use-debounced'
import { color, radius, space, text } from '@/theme/tokens.gen'
import { IconButton } from '@/ui/actions/IconButton'
import { Link } from '@/ui/actions/Link'
import { Select } from '@/ui/choosing/Select'
import { SuggestField } from '@/ui/choosing/SuggestField'
import { EditorWindow } from '@/ui/editor/EditorWindow'
import { useRecordEditor } from '@/ui/editor/use-record-editor'
import { FieldPair } from '@/ui/fields/Field'
import { VndField } from '@/ui/fields/VndField'
import { DescribedField } from '@/ui/form/fields'
import { useFormField } from '@/ui/form/use-form'
import { CloseIcon } from '@/ui/icons'
import { Text } from '@/ui/layout/basics'
import { useToast } from '@/ui/toast/toast'
import { voucherGoodsName } from './goods-text'
import {
  fetchVoucher,
  useAddVoucher,
  useChangeVoucher,
  useFoundVoucherGoods,
  voucherFieldErrors,
  voucherSaveErrorText,
} from './queries'
import {
  voucherForEditor,
  voucherFields,
  type VoucherFormValues,
  voucherFormDescription,
  voucherRequest,
} from './voucher-form'

/** The voucher to change, or undefined for a new one. `opener` is the button that opened the window. */
export type VoucherWindowTask = { voucher: AdminVoucher | undefined; opener: Element | null }

type VoucherWindowProps = {
  task: VoucherWindowTask
  isOpen: boolean
  /** Returns the element that gets the focus when the window closes, if `opener` has disappeared. */
  fallbackFocus: () => HTMLElement | null
  onClose: () => void
}

/** The window that creates or changes a voucher. */
export function VoucherWindow({ task, isOpen, fallbackFocus, onClose }: VoucherWindowProps) {
  const { voucher, opener } = task
  const msg = useMsg()
  const toast = useToast()
  const client = useQueryClient()
  const { mutateAsync: add } = useAddVoucher()
  const { mutateAsync: change } = useChangeVoucher()
  const editor = useRecordEditor<VoucherFormValues>({
    fields: voucherFields,
    saved: voucherForEditor(voucher),
    outcomeOf: failedWriteKind,
    async send(form, { id, updatedAt }, key) {
      const data = voucherRequest(form, updatedAt)
      const answer = await (id === null
        ? add({ data, ...idempotencyHeaders(key) })
        : change({ id: Number(id), data }))
      return voucherForEditor(answer.data)
    },
    readNewest: async (id) => voucherForEditor(await fetchVoucher(client, Number(id))),
    onSaved({ form }) {
      toast({ message: msg('adminVouchers.saved', { code: form.code }) })
      onClose()
    },
    onFailure: voucherFieldErrors,
  })
  const uses = voucher?.use_count ?? 0
  // Each order keeps the terms with which it was placed. After the first order with this code, the terms
  // can't be changed any more.
  const terms = { readOnly: uses > 0 }
  return (
    <EditorWindow
      editor={editor}
      isOpen={isOpen}
      title={msg(voucher ? 'adminVouchers.edit.title' : 'adminVouchers.add')}
      finalFocus={() =>
        opener instanceof HTMLElement && opener.isConnected ? opener : fallbackFocus()
      }
      schema={async () => (await import('./schema')).voucherFormSchema}
      saveErrors={voucherSaveErrorText}
      renderListLink={(label) => <Link to="/admin/vouchers">{label}</Link>}
      labels={{ save: msg('adminVouchers.save'), cancel: msg('adminVouchers.cancel') }}
      onLeave={onClose}
    >
      {uses > 0 && <Text $color="inkSoft">{msg('adminVouchers.fixed', { n: uses })}</Text>}
      <DescribedField
        {...terms}
        of={voucherFormDescription}
        name="code"
        hint={msg('adminVouchers.code.hint')}
        autoCapitalize="characters"
        spellCheck={false}
      />
      <FieldPair>
        <DiscountFields isFixed={uses > 0} />
        <DescribedField
          {...terms}
          of={voucherFormDescription}
          name="minimum"
          hint={msg('adminVouchers.minimum.hint')}
        />
        <DescribedField
          of={voucherFormDescription}
          name="max_uses"
          hint={msg('adminVouchers.uses.hint')}
        />
        <DescribedField of={voucherFormDescription} name="starts_on" />
        <DescribedField of={voucherFormDescription} name="ends_on" />
      </FieldPair>
      <DescribedField of={voucherFormDescription} name="is_for_all" disabled={uses > 0} />
      <GoodsField isFixed={uses > 0} />
      <DescribedField of={voucherFormDescription} name="is_listed" />
    </EditorWindow>
  )
}

/**
 * A select for the kind of discount, percentage or amount, and a field for its value. Only the chosen kind
 * has a value, so a new choice empties the other field.
 */
function DiscountFields({ isFixed }: { isFixed: boolean }) {
  const msg = useMsg()
  const fields = {
    percent: useFormField<string>('percent'),
    amount: useFormField<string>('amount'),
  }
  const [chosen, setChosen] = useState<keyof typeof fields>('percent')
  const kind = fields.amount.value ? 'amount' : fields.percent.value ? 'percent' : chosen
  const choose = (next: keyof typeof fields) => {
    setChosen(next)
    fields[kind].onChange('')
  }
  // The schema reports a missing discount as an error of `percent`. If the field for the amount is visible,
  // it shows this error.
  const amount = { ...fields.amount, error: fields.amount.error ?? fields.percent.error }
  return (
    <>
      <Select
        label={msg('adminVouchers.kind')}
        value={kind}
        disabled={isFixed}
        options={[
          { value: 'percent', label: '%' },
          { value: 'amount', label: 'VND' },
        ]}
        onChange={(value) => choose(value === 'amount' ? 'amount' : 'percent')}
      />
      {kind === 'percent' ? (
        <DescribedField of={voucherFormDescription} name="percent" readOnly={isFixed} />
      ) : (
        <VndField
          {...amount}
          name="amount"
          label={msg(voucherFormDescription.amount.label)}
          readOnly={isFixed}
        />
      )}
    </>
  )
}

/**
 * The categories and products for which the voucher is valid, with a search that adds another one. Renders
 * nothing while the voucher is valid for all goods.
 */
function GoodsField({ isFixed }: { isFixed: boolean }) {
  const msg = useMsg()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const categories = useFormField<readonly VoucherGoods[]>('categories')
  const products = useFormField<readonly VoucherGoods[]>('products')
  const found = useFoundVoucherGoods(useSearchText(typed).sought)
  const kinds = [
    { kind: 'category', field: categories, found: found.categories },
    { kind: 'product', field: products, found: found.products },
  ] as const
  const label = msg('adminVouchers.goods')
  const { value: isForAll } = useFormField<boolean>('is_for_all')
  const isNone = categories.value.length + products.value.length === 0
  if (isForAll) return null
  return (
    <div>
      {isFixed ? (
        <Text $weight="bold">{label}</Text>
      ) : (
        <SuggestField
          ref={input}
          label={label}
          hint={msg('adminVouchers.goods.hint')}
          error={products.error}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
          suggestions={kinds.flatMap(({ kind, found: goods }) =>
            goods.map(({ id, name }) => ({
              value: `${kind} ${id}`,
              label: name,
              detail: msg(`adminVouchers.goods.${kind}`),
            })),
          )}
          onPick={({ value }) => {
            for (const { kind, field, found: goods } of kinds) {
              const picked = goods.find(({ id }) => value === `${kind} ${id}`)
              if (!picked || field.value.some(({ id }) => id === picked.id)) continue
              const { id, name, slug } = picked
              field.onChange([...field.value, { id, name, slug }])
            }
            setTyped('')
          }}
        />
      )}
      {!isNone && (
        <Chosen aria-label={label}>
          {kinds.flatMap(({ kind, field }) =>
            field.value.map((goods) => (
              <li key={`${kind} ${goods.id}`}>
                {voucherGoodsName(goods, msg)}
                {!isFixed && (
                  <IconButton
                    label={msg('adminVouchers.goods.remove', { name: goods.name })}
                    onClick={() => {
                      field.onChange(field.value.filter((other) => other !== goods))
                      input.current?.focus()
                    }}
                  >
                    <CloseIcon size={16} />
                  </IconButton>
                )}
              </li>
            )),
          )}
        </Chosen>
      )}
    </div>
  )
}

const Chosen = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-block-start: ${space(2)};

  & > li {
    display: flex;
    min-height: ${space(11)};
    align-items: center;
    border-radius: ${radius.pill};
    background: ${color.sand};
    font-size: ${text.sm};
    padding-inline-start: ${space(4)};

    &:not(:has(button)) {
      padding-inline-end: ${space(4)};
    }
  }
`
