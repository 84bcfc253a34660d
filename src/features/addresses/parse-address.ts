import type { QueryClient } from '@tanstack/react-query'
import {
  type Cascade,
  changeCascade,
  emptyCascade,
  fitCascade,
  skipsDistricts,
} from '@/domain/address/cascade'
import { unparsedDelivery } from '@/domain/address/saved-address'
import { findPlaceAtEnd, onlyWardHit, withoutCountry } from '@/domain/address/text'
import type { RecipientForm } from '@/domain/order/form'
import {
  addressSearchQuery,
  countriesQuery,
  districtsQuery,
  provincesQuery,
  wardsQuery,
} from './queries'

/** An address in parts: the administrative units at its end, and the street before these units. */
export type AddressParts = { region: Cascade; street: string }

/**
 * Splits an address text into region and street, with the help of the lists of provinces, districts and
 * wards. If provinces have no districts, an address from before July 2025 gets its current ward (Product
 * §4.7.5). A part that can't be found, or whose list can't be loaded, stays in the street. The function never
 * throws (Product §8).
 */
export async function parseAddressText(client: QueryClient, text: string): Promise<AddressParts> {
  const read: AddressParts = { region: emptyCascade, street: text }
  try {
    await readInto(read, client)
  } catch {
    // A list has failed to load, so the result contains only the parts that were found before.
  }
  return read
}

/** Splits the recipient's name and the address of an order into the values of the form. */
export async function parseDelivery(
  client: QueryClient,
  sent: Parameters<typeof unparsedDelivery>[0],
): Promise<RecipientForm> {
  return {
    ...unparsedDelivery(sent, emptyCascade),
    ...(await parseAddressText(client, sent.address)),
  }
}

async function readInto(read: AddressParts, client: QueryClient): Promise<void> {
  const text = read.street
  const country = client
    .ensureQueryData(countriesQuery)
    .then(({ data }) => fitCascade(emptyCascade, { country: data }))
    .catch(() => emptyCascade)
  const provinces = await client.ensureQueryData(provincesQuery)
  const province = findPlaceAtEnd(withoutCountry(read.street), 'province', provinces.data)
  read.region = await country
  if (!province) return
  choose(read, { level: 'province', place: province.place }, province.rest)

  if (!skipsDistricts(read.region)) {
    const districts = await client.ensureQueryData(districtsQuery(read.region))
    const district = findPlaceAtEnd(read.street, 'district', districts.data)
    if (!district) return
    choose(read, { level: 'district', place: district.place }, district.rest)
  }
  const { queryKey, queryFn, meta } = wardsQuery(read.region)
  const wards = await client.ensureQueryData({ queryKey, queryFn, ...(meta && { meta }) })
  const ward = findPlaceAtEnd(read.street, 'ward', wards.data)
  if (ward) return choose(read, { level: 'ward', place: ward.place }, ward.rest)

  if (!skipsDistricts(read.region)) return
  const hits = await client.ensureQueryData(addressSearchQuery(text))
  const hit = onlyWardHit(hits.data.filter(({ was, street }) => was && street))
  const place = wards.data.find(({ id }) => id === hit?.id)
  if (hit && place) choose(read, { level: 'ward', place }, hit.street)
}

function choose(
  read: AddressParts,
  ...[change, rest]: [Parameters<typeof changeCascade>[1], string]
) {
  read.region = changeCascade(read.region, change)
  read.street = rest
}
