import { useMsg } from '@/i18n/use-msg'
import { Combobox } from '@/ui/Combobox'
import { useFormField } from '@/ui/form/use-form-field'
import type { Option } from '@/ui/option'

/** The categories to choose from, however far they have been read. */
export type CategoryChoice = {
  options: readonly Option[]
  loading: boolean
  /** They could not be read: what is said, and another try. */
  error?: string | undefined
  onRetry?: (() => void) | undefined
}

/** One category of the shop's two levels, found by typing. */
export function CategoryField({ options, loading, error, onRetry }: CategoryChoice) {
  const msg = useMsg()
  const field = useFormField<number | null>('category_id')
  return (
    <Combobox
      label={msg('adminProduct.field.category_id')}
      placeholder={msg('adminProduct.category.placeholder')}
      options={options}
      value={field.value === null ? null : String(field.value)}
      onChange={(value) => field.onChange(value === null ? null : Number(value))}
      onBlur={field.onBlur}
      loading={loading}
      error={error ?? field.error}
      onRetry={error ? onRetry : undefined}
    />
  )
}
