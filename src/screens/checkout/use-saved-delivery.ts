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
 * Fills the form around it from saved addresses. Which one is chosen is what the form holds, so that a draft and
 * whatever is typed win. The default one is filled in by itself, into a form that is still blank.
 */
export function useSavedDelivery(addresses: readonly SavedAddress[] | undefined) {
  const client = useQueryClient()
  const values = useFormValues<OrderForm>()
  const fill = useFillForm<OrderForm>()
  const [picked, setPicked] = useState<SavedAddress>()
  const [isReading, setIsReading] = useState(false)
  const now = useRef<Delivery>(values)
  const fills = useRef(0)
  const own = useRef<Delivery>(null)
  const hasDecided = useRef(false)
  const held = addresses?.filter((address) => isDeliveryTo(address, values)) ?? []
  const chosen = held.find(({ id }) => id === picked?.id) ?? held[0]

  useEffect(
    function followForm() {
      now.current = values
    },
    [values],
  )

  /** Also for the reading that ends before the form has drawn what was filled in. */
  function put(part: Partial<Delivery>): void {
    now.current = { ...now.current, ...part }
    fill(part)
  }

  async function pick(address: SavedAddress): Promise<void> {
    if (!chosen && !isBlankDelivery(values)) own.current = deliveryOf(values)
    const number = ++fills.current
    const unread = unparsedDelivery(address, values.region)
    setPicked(address)
    setIsReading(true)
    put(unread)
    const read = await readAddress(client, address.address)
    if (number !== fills.current) return
    setIsReading(false)
    // What the shopper has chosen or typed meanwhile stays.
    if (now.current.region.province) return
    const isUntouched = now.current.street === unread.street
    put({ region: read.region, ...(isUntouched && { street: read.street }) })
  }

  /** What was typed before a saved address came over it is there again. */
  function other(): void {
    fills.current += 1
    setIsReading(false)
    const region = { ...emptyCascade, country: values.region.country }
    put(own.current ?? { street: '', region })
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
  return { chosen, onPick: pick, onOther: other, progress } as const
}
