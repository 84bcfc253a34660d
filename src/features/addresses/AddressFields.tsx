import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AddressHit } from '@/api/generated/model'
import { type Cascade, isCascadeComplete } from '@/domain/address/cascade'
import {
  addressLookupText,
  successorWardHits,
  addressHitsToOffer,
  onlyWardHit,
  withoutCountry,
} from '@/domain/address/text'
import { useMsg } from '@/i18n/use-msg'
import { useDebouncedValue } from '@/lib/use-debounced'
import { SuggestField } from '@/ui/choosing/SuggestField'
import { useAnnounce } from '@/ui/feedback/Announcer'
import { BlockBoundary } from '@/ui/feedback/BlockBoundary'
import { FormFields } from '@/ui/fields/Field'
import { NameFields, PhoneField } from '@/ui/form/PersonFields'
import { useFillForm, useFormField, useFormValues } from '@/ui/form/use-form'
import { Grid } from '@/ui/layout/basics'
import { FormAddressCascade } from './AddressCascade'
import { CurrentWardOffer } from './CurrentWardOffer'
import { parseAddressText } from './parse-address'
import { addressSearchQuery } from './queries'

type Place = { street: string; region: Cascade }

const delayMs = 200

type AddressFieldsProps = {
  /**
   * Called when the shopper types in a selector. The caller then has to cancel an address that is still
   * loading, because that address would replace the shopper's text. Pass the same function in every render.
   */
  onType?: (() => void) | undefined
}

/**
 * The fields `street` and `region` of a form. The street field accepts a whole address (Product §4.7.6). The
 * selectors are filled in when the shopper chooses a suggestion, and when the typed text matches only one
 * ward.
 */
export function AddressFields({ onType }: AddressFieldsProps) {
  const msg = useMsg()
  const field = useFormField<string>('street')
  const { region } = useFormValues<Place>()
  const [isTyping, setIsTyping] = useState(false)
  const [wasTyped, setWasTyped] = useState(false)
  const { take, drop } = useTake()
  const sought = addressLookupText(field.value, region)
  const text = useDebouncedValue(sought, delayMs)
  const answered = useQuery(addressSearchQuery(text)).data ?? []
  const hits = text === sought ? addressHitsToOffer(answered, field.value) : []
  // A complete address from a stored form must not change, so no ward is filled in or suggested for it.
  const settled = !isTyping && (wasTyped || !isCascadeComplete(region)) ? hits : []
  // Only a street that was typed last may fill in a ward without a click. Any other street was put in by the
  // form, or the shopper has chosen a place since.
  const sole = wasTyped ? onlyWardHit(settled) : null
  const moved = successorWardHits(settled)

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
      {moved.length > 0 && <CurrentWardOffer wards={moved} onTake={(ward) => void take(ward)} />}
      <FormAddressCascade name="region" onType={typePlace} />
    </>
  )
}

/**
 * Returns two functions. `take` puts a found address into the form: the street at once, and the region when
 * its lists have loaded. `drop` cancels a region that is still loading. So does a later `take`.
 */
function useTake() {
  const client = useQueryClient()
  const msg = useMsg()
  const announce = useAnnounce()
  const fill = useFillForm<Place>()
  const { region: before } = useFormValues<Place>()
  const takes = useRef(0)
  const drop = useCallback(() => void (takes.current += 1), [])
  const take = async (hit: AddressHit) => {
    const number = ++takes.current
    fill({ street: hit.street })
    const { region } = await parseAddressText(client, hit.full_name)
    // The shopper may have chosen a place while the lists loaded. This choice is not replaced.
    const isSame = (now: Cascade) => now.province === before.province && now.ward === before.ward
    if (number !== takes.current) return
    fill((now) => (isSame(now.region) ? { region } : {}))
    announce(msg('address.filled', { place: `${hit.street}, ${withoutCountry(hit.full_name)}` }))
  }
  return { take, drop }
}

/** The fields for name, phone number and address of the recipient (Product §2). */
export function RecipientFields({ onType }: AddressFieldsProps) {
  return (
    <FormFields>
      <Grid $gap={4} $columns={namesBeside}>
        <NameFields />
      </Grid>
      <PhoneField isRepeated />
      <BlockBoundary>
        <AddressFields onType={onType} />
      </BlockBoundary>
    </FormFields>
  )
}

/** Two columns, also on phones, as long as each column is wide enough for usual names. */
const namesBeside = 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))'
