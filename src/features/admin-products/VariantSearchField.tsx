import { type Ref, useState } from 'react'
import type { AdminVariantRow } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/numbers'
import { useSearchText } from '@/lib/use-debounced'
import { SuggestField } from '@/ui/choosing/SuggestField'
import { useFoundVariants } from './queries'

type VariantSearchFieldProps = {
  /** The text in the field when it opens. */
  start?: string
  error?: string | undefined
  /** Called with the chosen variant, which may be sold out. */
  onPick: (variant: AdminVariantRow) => void
  ref?: Ref<HTMLInputElement>
}

/**
 * A search field for variants on sale, by name, code, colour or size. A choice empties the field, so that
 * staff can search for the next variant.
 */
export function VariantSearchField({ start = '', error, onPick, ref }: VariantSearchFieldProps) {
  const msg = useMsg()
  const [text, setText] = useState(start)
  const { sought, isTyping } = useSearchText(text)
  const { data: found = [], isFetching } = useFoundVariants(sought)
  return (
    <SuggestField
      ref={ref}
      label={msg('adminOrders.new.variant')}
      hint={msg('adminOrders.new.variant.hint')}
      error={error}
      value={text}
      onChange={setText}
      isAsking={isTyping || isFetching}
      autoComplete="off"
      suggestions={found.map((variant) => ({
        value: String(variant.variant_id),
        code: variant.sku,
        label: [variant.name, variant.color, variant.size].filter(Boolean).join(' · '),
        detail: [
          formatVnd(variant.price),
          msg('adminOrders.new.stock', { n: variant.stock }),
          variant.sku,
        ]
          .filter(Boolean)
          .join(' · '),
      }))}
      onPick={({ value }) => {
        const picked = found.find(({ variant_id }) => String(variant_id) === value)
        if (!picked) return
        setText('')
        onPick(picked)
      }}
    />
  )
}
