import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { SavedAddress } from '@/api/generated/model'
import { emptyCascade, isComplete } from '@/domain/address/cascade'
import type { OrderForm } from '@/domain/order/form'
import {
  type Delivery,
  deliveryOf,
  isBlankDelivery,
  isDeliveryTo,
  unparsedDelivery,
} from '@/domain/address/saved-address'
import { readAddress } from '@/features/addresses/read-address'
import { useFillForm } from '@/ui/form/use-fill-form'
import { useFormValues } from '@/ui/form/use-form-values'

/**
 * Fills the surrounding form from saved addresses. The chosen address is the one that matches the form's values,
 * so that a draft and typed values win. Fills in the default address only while the form is blank.
 */
export function useSavedDelivery(addresses: readonly SavedAddress[] | undefined) {
  const client = useQueryClient()
  const values = useFormValues<OrderForm>()
  const fill = useFillForm<OrderForm>()
  const [picked, setPicked] = useState<SavedAddress>()
  const [isReading, setIsReading] = useState(false)
  const latest = useRef<Delivery>(values)
  const fills = useRef(0)
  const typed = useRef<Delivery>(null)
  const hasDecided = useRef(false)
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
      if (!addresses || hasDecided.current) return
      hasDecided.current = true
      preselect(addresses)
    },
    [addresses],
  )

  const isPartial = chosen !== undefined && !isComplete(values.region)
  const progress = isReading ? 'reading' : isPartial ? 'partial' : 'idle'
  return { chosen, onPick: pick, onOther: restoreTyped, progress } as const
}
