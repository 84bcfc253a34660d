import { useMemo } from 'react'
import type { CascadeLevel } from '@/domain/address/cascade'
import { useMsg } from '@/i18n/use-msg'
import { Combobox } from '@/ui/choosing/Combobox'

type Place = { id: number; name: string }

type CascadeSelectProps<P extends Place> = {
  /** Country, province, district or ward. */
  level: CascadeLevel
  /** The query of the list to choose from. */
  list: { data: P[] | undefined; isLoading: boolean; isError: boolean; refetch: () => unknown }
  /** The chosen place, or null. */
  chosen: P | null
  /** Called with the place, or null when the choice is cleared. */
  onChoose: (place: P | null) => void
  /** Why nothing can be chosen at this level now. */
  locked?: string | undefined
  /** True where the address needs this level. */
  required?: boolean
  /** True to show that the choice is missing. */
  missing: boolean
}

/** The selector of one level, with that level's own loading and error (Product §4, §8). */
export function CascadeSelect<P extends Place>({
  level,
  list,
  chosen,
  onChoose,
  locked,
  required = true,
  missing,
}: CascadeSelectProps<P>) {
  const msg = useMsg()
  // A choice from the draft shows its name before its list is loaded.
  const places = useMemo(() => list.data ?? (chosen ? [chosen] : []), [list.data, chosen])
  const options = useMemo(() => places.map(optionOf), [places])
  const failed = list.isError && !list.data && msg(`address.error.${level}`)
  return (
    <Combobox
      label={msg(`address.${level}`)}
      required={required}
      options={options}
      value={chosen && String(chosen.id)}
      onChange={(id) => onChoose(places.find((place) => String(place.id) === id) ?? null)}
      placeholder={locked ?? msg(`address.choose.${level}`)}
      disabled={locked !== undefined}
      loading={list.isLoading}
      error={failed || (missing ? msg(`address.missing.${level}`) : undefined)}
      onRetry={failed ? () => void list.refetch() : undefined}
    />
  )
}

const optionOf = ({ id, name }: Place) => ({ value: String(id), label: name })
