import { useQuery } from '@tanstack/react-query'
import { type FocusEvent, memo, useEffect, useEffectEvent, useId, useMemo, useRef } from 'react'
import styled from 'styled-components'
import {
  type Cascade,
  type CascadeChange,
  type CascadeLevel,
  changeCascade,
  fitCascade,
  isLevelLocked,
  missingCascadeLevels,
  skipsDistricts,
} from '@/domain/address/cascade'
import { findPlaceAtEnd } from '@/domain/address/text'
import { useMsg } from '@/i18n/use-msg'
import { space } from '@/theme/tokens.gen'
import { Combobox } from '@/ui/choosing/Combobox'
import { useAnnounce } from '@/ui/feedback/Announcer'
import { FieldNote, FieldPair, fieldNoteId } from '@/ui/fields/Field'
import { useFormField } from '@/ui/form/use-form'
import { Text } from '@/ui/layout/basics'
import { countriesQuery, districtsQuery, provincesQuery, wardsQuery } from './queries'

export type AddressCascadeProps = {
  value: Cascade
  /** Called with the new choice. When a level changes, the levels below it become empty. */
  onChange: (cascade: Cascade) => void
  onBlur?: () => void
  /**
   * Called when the shopper types in a selector. The caller then has to cancel an address that is still
   * loading, because that address would replace the shopper's text.
   */
  onType?: () => void
  /**
   * The error of the whole address. Each selector without a choice then also shows an error of its own
   * (Product §5.3.1).
   */
  error?: string | undefined
}

/** Selectors for country, province, district and ward (Product §4). */
export function AddressCascade({ value, onChange, onBlur, onType, error }: AddressCascadeProps) {
  const msg = useMsg()
  const announce = useAnnounce()
  const id = useId()
  const countries = useQuery(countriesQuery)
  const provinces = useQuery(provincesQuery)
  const districts = useQuery(districtsQuery(value))
  const wards = useQuery(wardsQuery(value))
  const fitted = fitCascade(value, {
    country: countries.data,
    province: provinces.data,
    district: districts.data,
    ward: wards.data,
  })

  useEffect(function followLists() {
    if (fitted !== value) onChange(fitted)
  })

  const choose = (change: CascadeChange) => {
    const next = changeCascade(value, change)
    onChange(next)
    if (value.ward && !next.ward && change.level !== 'ward') announce(msg('address.cleared'))
  }
  const missing = error ? missingCascadeLevels(value) : []
  const errorAt = (level: CascadeLevel) =>
    missing.includes(level) ? msg(`address.missing.${level}`) : undefined
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onBlur?.()
  }
  return (
    <Group aria-describedby={fieldNoteId(id)} onBlur={leave}>
      <Text as="legend" $weight="bold">
        {msg('address.title')}
      </Text>
      <FieldNote controlId={id} error={error} hint={msg('address.hint')} />
      <Grid>
        <CascadeSelect
          level="country"
          list={countries}
          chosen={value.country}
          onChoose={(place) => choose({ level: 'country', place })}
          error={errorAt('country')}
          onType={onType}
        />
        <CascadeSelect
          level="province"
          list={provinces}
          chosen={value.province}
          onChoose={(place) => choose({ level: 'province', place })}
          error={errorAt('province')}
          onType={onType}
        />
        <CascadeSelect
          level="district"
          list={districts}
          chosen={value.district}
          onChoose={(place) => choose({ level: 'district', place })}
          locked={
            isLevelLocked(value, 'district')
              ? msg(skipsDistricts(value) ? 'address.noDistricts' : 'address.locked.district')
              : undefined
          }
          required={!skipsDistricts(value)}
          error={errorAt('district')}
          onType={onType}
        />
        <CascadeSelect
          level="ward"
          list={wards}
          chosen={value.ward}
          onChoose={(place) => choose({ level: 'ward', place })}
          locked={isLevelLocked(value, 'ward') ? msg('address.locked.ward') : undefined}
          error={errorAt('ward')}
          onType={onType}
        />
      </Grid>
    </Group>
  )
}

/** The four selectors of an address cascade as one form field. Its value is a `Cascade`. */
export function FormAddressCascade({ name, onType }: { name: string; onType: () => void }) {
  return <QuietCascade {...useFormField<Cascade>(name)} onType={onType} />
}

/**
 * The selectors are memoised, because rendering all four of them for each character typed in another field
 * would be too slow.
 */
const QuietCascade = memo(AddressCascade)

type Place = { id: number; name: string }

type CascadeSelectProps<P extends Place> = {
  level: CascadeLevel
  list: { data: P[] | undefined; isLoading: boolean; isError: boolean; refetch: () => unknown }
  chosen: P | null
  onChoose: (place: P | null) => void
  /**
   * The reason why nothing can be chosen, for example "Choose a province first". Undefined enables the
   * selector.
   */
  locked?: string | undefined
  required?: boolean
  error: string | undefined
  onType: (() => void) | undefined
}

/** The selector of one level, with its own loading and error state (Product §4, §8). */
function CascadeSelect<P extends Place>({
  level,
  list,
  chosen,
  onChoose,
  locked,
  required = true,
  error,
  onType,
}: CascadeSelectProps<P>) {
  const msg = useMsg()
  // A stored form contains the chosen place with its name, so the selector can show this name before the list
  // has loaded.
  const places = useMemo(() => list.data ?? (chosen ? [chosen] : []), [list.data, chosen])
  const options = useMemo(() => places.map(optionOf), [places])
  // The browser's autofill fills in all levels at once, but a list loads only when the level above is chosen.
  // Each selector therefore stores the filled text until its list has loaded.
  const filled = useRef('')
  const chooseFilled = (known: readonly P[]) => {
    if (filled.current === '' || level === 'country') return
    const found = findPlaceAtEnd(filled.current, level, known)
    filled.current = ''
    if (found) onChoose(found.place)
  }
  const whenKnown = useEffectEvent(chooseFilled)
  useEffect(
    function chooseWhenKnown() {
      if (list.data && locked === undefined) whenKnown(list.data)
    },
    [list.data, locked],
  )
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
      error={failed || error}
      autoComplete={tokens[level]}
      onFill={(text) => {
        filled.current = text
        if (list.data && locked === undefined) chooseFilled(list.data)
      }}
      onType={onType}
      onRetry={failed ? () => void list.refetch() : undefined}
    />
  )
}

/** The `autocomplete` token of each level. */
const tokens = {
  country: 'country-name',
  province: 'address-level1',
  district: 'address-level2',
  ward: 'address-level3',
} as const

const optionOf = ({ id, name }: Place) => ({ value: String(id), label: name })

const Group = styled.fieldset`
  padding-block-start: ${space(2)};
`

const Grid = styled(FieldPair)`
  margin-block-start: ${space(3)};
`
