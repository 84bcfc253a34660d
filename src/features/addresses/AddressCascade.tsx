import { useQuery } from '@tanstack/react-query'
import { type FocusEvent, useEffect, useId } from 'react'
import {
  type Cascade,
  type CascadeChange,
  changeCascade,
  fitToLists,
  fullAddress,
  isLocked,
  missingLevels,
  skipsDistricts,
} from '@/domain/address/cascade'
import { useMsg } from '@/i18n/use-msg'
import { noteIdOf } from '@/ui/fields/field-aria'
import { FieldNote } from '@/ui/fields/FieldNote'
import { CascadeSelect } from './CascadeSelect'
import { Grid, Group, Legend } from './cascade-frame'
import { countriesQuery, districtsQuery, provincesQuery, wardsQuery } from './queries'

export type AddressCascadeProps = {
  /** What is chosen so far, from country to ward. */
  value: Cascade
  /** Called with the new choice; levels below a changed one are empty. */
  onChange: (cascade: Cascade) => void
  /** Called when the focus leaves all four selectors. */
  onBlur?: () => void
  /** The error of the address; marks every selector without a choice (Product §5). */
  error?: string | undefined
}

/** Country → province → district → ward (Product §4). */
export function AddressCascade({ value, onChange, onBlur, error }: AddressCascadeProps) {
  const msg = useMsg()
  const id = useId()
  const countries = useQuery(countriesQuery)
  const provinces = useQuery(provincesQuery)
  const districts = useQuery(districtsQuery(value))
  const wards = useQuery(wardsQuery(value))
  const fitted = fitToLists(value, {
    country: countries.data,
    province: provinces.data,
    district: districts.data,
    ward: wards.data,
  })

  useEffect(function followLists() {
    if (fitted !== value) onChange(fitted)
  })

  const choose = (change: CascadeChange) => onChange(changeCascade(value, change))
  const missing = error ? missingLevels(value) : []
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onBlur?.()
  }
  return (
    <Group aria-describedby={noteIdOf(id)} onBlur={leave}>
      <Legend>{msg('address.title')}</Legend>
      <FieldNote
        controlId={id}
        error={error}
        hint={value.province ? fullAddress(value) : msg('address.hint')}
      />
      <Grid>
        <CascadeSelect
          level="country"
          list={countries}
          chosen={value.country}
          onChoose={(place) => choose({ level: 'country', place })}
          missing={missing.includes('country')}
        />
        <CascadeSelect
          level="province"
          list={provinces}
          chosen={value.province}
          onChoose={(place) => choose({ level: 'province', place })}
          missing={missing.includes('province')}
        />
        <CascadeSelect
          level="district"
          list={districts}
          chosen={value.district}
          onChoose={(place) => choose({ level: 'district', place })}
          locked={
            isLocked(value, 'district')
              ? msg(skipsDistricts(value) ? 'address.noDistricts' : 'address.locked.district')
              : undefined
          }
          required={!skipsDistricts(value)}
          missing={missing.includes('district')}
        />
        <CascadeSelect
          level="ward"
          list={wards}
          chosen={value.ward}
          onChoose={(place) => choose({ level: 'ward', place })}
          locked={isLocked(value, 'ward') ? msg('address.locked.ward') : undefined}
          missing={missing.includes('ward')}
        />
      </Grid>
    </Group>
  )
}
