import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AddressHit } from '@/api/generated/model'
import { type Cascade, isComplete } from '@/domain/address/cascade'
import {
  addressQuery,
  movedWards,
  offeredHits,
  soleWard,
  withoutCountry,
} from '@/domain/address/text'
import { useMsg } from '@/i18n/use-msg'
import { useDebounced } from '@/lib/use-debounced'
import { SuggestField } from '@/ui/choosing/SuggestField'
import { Boundary } from '@/ui/feedback/Boundary'
import { FormFields } from '@/ui/fields/Field'
import { NameFields, PhoneField } from '@/ui/form/PersonFields'
import { useFillForm, useFormField, useFormValues } from '@/ui/form/use-form'
import { Grid } from '@/ui/layout/basics'
import { FormAddressCascade } from './AddressCascade'
import { MovedWards } from './MovedWards'
import { addressSearchQuery } from './queries'
import { readAddress } from './read-address'

type Place = { street: string; region: Cascade }

const delayMs = 200

type AddressFieldsProps = {
  /**
   * Called while the shopper types a place. An address that is still being read must then not replace the
   * shopper's text. Must be the same function in every render.
   */
  onType?: (() => void) | undefined
}

/**
 * Street and selectors: the form's fields `street` and `region`. The street field accepts a whole address
 * (Product §4.7.6). The selectors are filled in by a chosen suggestion, or by the only possible ward.
 */
export function AddressFields({ onType }: AddressFieldsProps) {
  const msg = useMsg()
  const field = useFormField<string>('street')
  const { region } = useFormValues<Place>()
  const [isTyping, setIsTyping] = useState(false)
  const [wasTyped, setWasTyped] = useState(false)
  const { take, drop } = useTake()
  const sought = addressQuery(field.value, region)
  const text = useDebounced(sought, delayMs)
  const answered = useQuery(addressSearchQuery(text)).data ?? []
  const hits = text === sought ? offeredHits(answered, field.value) : []
  // A complete address from a draft is not changed, so no places are offered for it.
  const settled = !isTyping && (wasTyped || !isComplete(region)) ? hits : []
  // Only typed text counts, because an address from another source is already being read.
  const sole = wasTyped ? soleWard(settled) : null
  const moved = movedWards(settled)

  const takeSole = useEffectEvent((hit: AddressHit) => void take(hit))
  useEffect(
    function fillInWhatIsCertain() {
      if (sole) takeSole(sole)
    },
    [sole],
  )

  const typePlace = useCallback(() => {
    setWasTyped(false)
    drop()
    onType?.()
  }, [drop, onType])

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
      <FormAddressCascade name="region" onType={typePlace} />
    </>
  )
}

/**
 * Returns `take`, which puts a place into the form, and `drop`, which cancels a region that is loading. The
 * street is filled in at once, the region once the lists have loaded. A later call replaces an earlier call.
 */
function useTake() {
  const client = useQueryClient()
  const fill = useFillForm<Place>()
  const { region: before } = useFormValues<Place>()
  const takes = useRef(0)
  const drop = useCallback(() => void (takes.current += 1), [])
  const take = async (hit: AddressHit) => {
    const number = ++takes.current
    fill({ street: hit.street })
    const { region } = await readAddress(client, hit.full_name)
    // Does not replace a choice that the shopper has made meanwhile.
    const isSame = (now: Cascade) => now.province === before.province && now.ward === before.ward
    if (number === takes.current) fill((now) => (isSame(now.region) ? { region } : {}))
  }
  return { take, drop }
}

/** The name, phone number and address of an order (Product §2). */
export function RecipientFields({ onType }: AddressFieldsProps) {
  return (
    <FormFields>
      <Grid $gap={4} $columns={namesBeside}>
        <NameFields />
      </Grid>
      <PhoneField isRepeated />
      <Boundary>
        <AddressFields onType={onType} />
      </Boundary>
    </FormFields>
  )
}

/** Two columns, also on phones. Each column is wide enough for usual names. */
const namesBeside = 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))'
