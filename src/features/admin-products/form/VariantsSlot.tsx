import { memo, useCallback, useEffect, useMemo, useRef } from 'react'
import type { ProductForm } from '@/domain/admin/product-form'
import type { VariantGrid } from '@/domain/admin/variant-grid'
import { amountOf } from '@/lib/vnd-input'
import { useFillForm } from '@/ui/form/use-fill-form'
import { useFormField } from '@/ui/form/use-form-field'
import { useFormValues } from '@/ui/form/use-form-values'
import { VariantsField } from '../variants/VariantsField'

/** Drawn anew only when its own value or error changes, not with every key typed elsewhere. */
const QuietVariants = memo(VariantsField)

type VariantsSlotProps = {
  /** Told how many cells say nothing that can be saved. */
  onBadCells: (count: number) => void
}

/** Colours, sizes and what they cost, in the form around them. */
export function VariantsSlot({ onBadCells }: VariantsSlotProps) {
  const { colors, sizes, variants, price } = useFormValues<ProductForm>()
  const { error } = useFormField('variants')
  const value = useMemo(() => ({ colors, sizes, variants }), [colors, sizes, variants])
  const fill = useFillForm<ProductForm>()
  const latest = useRef(fill)
  useEffect(function followForm() {
    latest.current = fill
  })
  const onChange = useCallback(
    (next: VariantGrid) =>
      latest.current({ colors: next.colors, sizes: next.sizes, variants: next.variants }),
    [],
  )
  return (
    <QuietVariants
      value={value}
      onChange={onChange}
      error={error}
      basePrice={amountOf(price) ?? 0}
      onProblems={onBadCells}
    />
  )
}
