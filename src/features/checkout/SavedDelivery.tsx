import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import styled from 'styled-components'
import type { SavedAddress } from '@/api/generated/model'
import { emptyCascade, isComplete } from '@/domain/address/cascade'
import {
  addressText,
  type Delivery,
  deliveryOf,
  isBlankDelivery,
  isDeliveryTo,
  unparsedDelivery,
} from '@/domain/address/saved-address'
import type { OrderForm } from '@/domain/order/form'
import { useSetAtom } from '@/lib/store'
import { useFillForm, useFormValues, useHasProblem } from '@/ui/form/use-form'
import {
  DeliverySummary,
  SavedAddresses,
  SavedAddressPicker,
} from '../address-book/picker/SavedAddresses'
import { savedAddressesQuery } from '../address-book/queries'
import { readAddress } from '../addresses/read-address'
import { askSignInAtom, useSession } from '../auth/state'

/**
 * The shopper's saved addresses. The default one fills in the surrounding form and is shown as a summary; "Edit" brings
 * the other addresses and the fields, which are its children.
 */
export function SavedDelivery({ children }: { children: ReactNode }) {
  const isSignedIn = useSession().token !== null
  const askSignIn = useSetAtom(askSignInAtom)
  const query = useQuery({ ...savedAddressesQuery, enabled: isSignedIn })
  const { addresses: data, chosen, onPick, onOther, progress } = useSavedDelivery(query.data)
  const { isError, isFetching, refetch } = query
  const list = { data, isError, isFetching, refetch }
  const view = useDeliveryView({ list, chosen, progress, isSignedIn })
  const frame = useRef<HTMLDivElement>(null)
  useEffect(
    function leadIntoTheForm() {
      // The clicked button is gone and took the focus along.
      if (view.wasOpened) frame.current?.querySelector<HTMLElement>('input:checked')?.focus()
    },
    [view.wasOpened],
  )
  return (
    <Frame ref={frame}>
      <SavedAddresses list={list} isSignedIn={isSignedIn} onSignIn={() => askSignIn()}>
        {(addresses) =>
          chosen && !view.hasFields ? (
            <DeliverySummary
              address={chosen}
              isReading={progress === 'reading'}
              onEdit={view.open}
            />
          ) : (
            <SavedAddressPicker
              addresses={addresses}
              chosen={chosen}
              onPick={(address) => void onPick(address)}
              onOther={onOther}
              progress={progress}
            />
          )
        }
      </SavedAddresses>
      {view.hasFields && children}
    </Frame>
  )
}

/**
 * Fills the surrounding form from saved addresses. The chosen address is the one that matches the form's values,
 * so that a draft and typed values win. Fills in the default address only while the form is blank.
 */
function useSavedDelivery(saved: readonly SavedAddress[] | undefined) {
  const client = useQueryClient()
  const values = useFormValues<OrderForm>()
  const fill = useFillForm<OrderForm>()
  const [picked, setPicked] = useState<SavedAddress>()
  const [isReading, setIsReading] = useState(false)
  const latest = useRef<Delivery>(values)
  const fills = useRef(0)
  const typed = useRef<Delivery>(null)
  const hasDecided = useRef(false)
  /** What addresses of before July 2025 are today, by their text (Product §4.7.8). */
  const [renewed, setRenewed] = useState<ReadonlyMap<string, string>>(new Map())
  const addresses = saved?.map(({ address, ...rest }) => ({
    ...rest,
    address: renewed.get(address) ?? address,
  }))
  const matching = addresses?.filter((address) => isDeliveryTo(address, values)) ?? []
  const chosen = matching.find(({ id }) => id === picked?.id) ?? matching[0]

  useEffect(
    function followForm() {
      latest.current = values
    },
    [values],
  )

  /** Updates `latest` at once: an address may be parsed before the form renders the new values. */
  function fillIn(part: Partial<Delivery>): void {
    latest.current = { ...latest.current, ...part }
    fill(part)
  }

  async function pick(address: SavedAddress): Promise<void> {
    if (!chosen && !isBlankDelivery(values)) typed.current = deliveryOf(values)
    const number = ++fills.current
    const unread = unparsedDelivery(address, values.region)
    setPicked(address)
    setIsReading(true)
    fillIn(unread)
    const read = await readAddress(client, address.address)
    if (number !== fills.current) return
    setIsReading(false)
    // Do not overwrite what the shopper chose or typed meanwhile.
    if (latest.current.region.province) return
    const isUntouched = latest.current.street === unread.street
    if (isUntouched && !isDeliveryTo(address, { ...unread, ...read }))
      setRenewed((texts) => new Map(texts).set(address.address, addressText(read)))
    fillIn({ region: read.region, ...(isUntouched && { street: read.street }) })
  }

  /** Restores what the shopper typed before a saved address replaced it. */
  function restoreTyped(): void {
    fills.current += 1
    setIsReading(false)
    const region = { ...emptyCascade, country: values.region.country }
    fillIn(typed.current ?? { street: '', region })
  }

  const preselect = useEffectEvent((list: readonly SavedAddress[]) => {
    const first = list.find((address) => address.default)
    if (first && isBlankDelivery(values)) void pick(first)
  })
  useEffect(
    function preselectDefaultOnce() {
      if (!saved || hasDecided.current) return
      hasDecided.current = true
      preselect(saved)
    },
    [saved],
  )

  const isPartial = chosen !== undefined && !isComplete(values.region)
  const progress = isReading ? 'reading' : isPartial ? 'partial' : 'idle'
  return { addresses, chosen, onPick: pick, onOther: restoreTyped, progress } as const
}

/** The fields that the summary stands for. */
const deliveryFields = ['firstName', 'lastName', 'phone', 'street', 'region'] as const

type DeliveryState = {
  list: { data: readonly SavedAddress[] | undefined; isError: boolean }
  chosen: SavedAddress | undefined
  progress: 'idle' | 'reading' | 'partial'
  isSignedIn: boolean
}

/**
 * Decides between the summary of a saved address and the fields. Once shown, the fields stay: nothing folds up under the
 * typing. They show where no saved address fits, where one can't be read in full, and where a field has an error.
 */
function useDeliveryView({ list, chosen, progress, isSignedIn }: DeliveryState) {
  const values = useFormValues<OrderForm>()
  const hasProblem = useHasProblem(deliveryFields)
  const isBlank = isBlankDelivery(values)
  const [isTyped] = useState(!isBlank)
  const [openedBy, setOpenedBy] = useState<'need' | 'click' | null>(null)
  const willBeFilled = isBlank && list.data?.some((address) => address.default)
  const needsFields =
    !isSignedIn ||
    list.isError ||
    progress === 'partial' ||
    hasProblem ||
    (list.data === undefined ? isTyped : !chosen && !willBeFilled)
  if (needsFields && !openedBy) setOpenedBy('need')
  return {
    hasFields: needsFields || openedBy !== null,
    wasOpened: openedBy === 'click',
    open: () => setOpenedBy('click'),
  }
}

const Frame = styled.div`
  display: contents;
`
