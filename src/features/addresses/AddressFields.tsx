import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AddressHit } from '@/api/generated/model'
import { type Cascade, isComplete } from '@/domain/address/cascade'
import {
  addressSought,
  movedWards,
  offeredHits,
  soleWard,
  withoutCountry,
} from '@/domain/address/text'
import { useMsg } from '@/i18n/use-msg'
import { useDebounced } from '@/lib/use-debounced'
import { SuggestField } from '@/ui/fields/SuggestField'
import { useFormField } from '@/ui/form/use-form-field'
import { useFillForm, useFormValues } from '@/ui/form/use-form-values'
import { FormAddressCascade } from './AddressCascade'
import { MovedWards } from './MovedWards'
import { addressSearchQuery } from './queries'
import { readAddress } from './read-address'

type Place = { street: string; region: Cascade }

const delayMs = 200

/**
 * The street and the selectors of the administrative address, the form's fields `street` and `region`. The street takes a whole address
 * (Product §4.7.6): what is picked, or the only ward that it can mean, goes on into the selectors.
 */
export function AddressFields() {
  const msg = useMsg()
  const field = useFormField<string>('street')
  const { region } = useFormValues<Place>()
  const [isTyping, setIsTyping] = useState(false)
  const [wasTyped, setWasTyped] = useState(false)
  const take = useTake()
  const sought = addressSought(field.value, region)
  const text = useDebounced(sought, delayMs)
  const answered = useQuery(addressSearchQuery(text)).data ?? []
  const hits = text === sought ? offeredHits(answered, field.value) : []
  // A complete address of a draft stays as it was chosen.
  const settled = !isTyping && (wasTyped || !isComplete(region)) ? hits : []
  // An address that was put into the form, such as a saved one, is still being read into the selectors.
  const sole = wasTyped ? soleWard(settled) : null
  const moved = movedWards(settled)

  const takeSole = useEffectEvent((hit: AddressHit) => void take(hit))
  useEffect(
    function fillInWhatIsCertain() {
      if (sole) takeSole(sole)
    },
    [sole],
  )

  return (
    <>
      <SuggestField
        {...field}
        name="street"
        label={msg('checkout.street')}
        hint={msg('checkout.street.hint')}
        autoComplete="address-line1"
        required
        onChange={(typed) => {
          setWasTyped(true)
          field.onChange(typed)
        }}
        onFocus={() => setIsTyping(true)}
        onBlur={() => {
          setIsTyping(false)
          field.onBlur()
        }}
        suggestions={hits.map((hit) => ({
          value: String(hit.id),
          label: `${hit.street}, ${withoutCountry(hit.full_name)}`,
          ...(hit.was && { detail: msg('address.was', { place: hit.was }) }),
        }))}
        onPick={({ value }) => {
          const picked = hits.find(({ id }) => String(id) === value)
          if (picked) void take(picked)
        }}
      />
      {moved.length > 0 && <MovedWards wards={moved} onTake={(ward) => void take(ward)} />}
      <FormAddressCascade name="region" />
    </>
  )
}

/** Returns how a place is taken into the form: its street at once, its region when the lists are there. The last one counts. */
function useTake(): (hit: AddressHit) => Promise<void> {
  const client = useQueryClient()
  const fill = useFillForm<Place>()
  const { region } = useFormValues<Place>()
  const latest = useRef(region)
  const takes = useRef(0)
  useEffect(
    function followForm() {
      latest.current = region
    },
    [region],
  )
  return async (hit) => {
    const number = ++takes.current
    const before = latest.current
    fill({ street: hit.street })
    const read = await readAddress(client, hit.full_name)
    // Do not overwrite what was chosen meanwhile.
    if (number === takes.current && latest.current === before) fill({ region: read.region })
  }
}
