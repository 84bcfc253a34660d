import { memo, useCallback } from 'react'
import { product } from '@/domain/product/description'
import { useMsg } from '@/i18n/use-msg'
import { Combobox } from '@/ui/choosing/Combobox'
import type { Option } from '@/ui/choosing/Select'
import { useQuietField } from '@/ui/form/use-quiet-field'

/** The categories to choose from, however far they have been read. */
export type CategoryChoice = {
  /** The categories, by id. */
  options: readonly Option[]
  /** True until they are there. */
  loading: boolean
  /** They could not be read: what is said, and another try. */
  error?: string | undefined
  /** Called to read them again after a failure; without it nothing failed. */
  onRetry?: (() => void) | undefined
}

const QuietCombobox = memo(Combobox)

/** One category of the shop's two levels, found by typing. */
export function CategoryField({ options, loading, error, onRetry }: CategoryChoice) {
  const msg = useMsg()
  const { value, onChange, ...field } = useQuietField<number | null>('category_id')
  const choose = useCallback(
    (chosen: string | null) => onChange(chosen === null ? null : Number(chosen)),
    [onChange],
  )
  return (
    <QuietCombobox
      label={msg(product.category_id.label)}
      placeholder={msg('adminProduct.category.placeholder')}
      options={options}
      value={value === null ? null : String(value)}
      onChange={choose}
      onBlur={field.onBlur}
      loading={loading}
      error={error ?? field.error}
      onRetry={error ? onRetry : undefined}
    />
  )
}
