import { useMsg } from '@/i18n/use-msg'
import { type Option, Select } from '../choosing/Select'

type FilterSelectProps = {
  /** Of the filter: also what its chip says while nothing is chosen. */
  label: string
  /** The chosen value; empty where the filter is not set. */
  value: string
  /** What can be chosen, without the first. */
  options: readonly Option[]
  /** Called with the chosen value, or with an empty text. */
  onChange: (value: string) => void
}

/** A filter of a `FilterLine` as a chip: a list of choices, of which the first takes the filter back. */
export function FilterSelect({ label, value, options, ...rest }: FilterSelectProps) {
  const msg = useMsg()
  // A value that is not among the options, such as a deleted brand, is added to them.
  const known = value === '' || options.some((option) => option.value === value)
  return (
    <div data-filter="" data-set={value !== '' || undefined}>
      <Select
        {...rest}
        label={label}
        hideLabel
        value={value}
        options={[
          { value: '', label: msg('table.filter.all', { label }) },
          ...options,
          ...(known ? [] : [{ value, label: value }]),
        ]}
      />
    </div>
  )
}
