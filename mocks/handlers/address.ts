import type { HandlersOf } from '../pipeline/backend'
import { searchUnits } from '../rules/address-search'
import { addressModel, findWard, formatWard } from '../rules/addresses'
import type { WorldSwitch } from '../scenarios/names'
import { country } from '../seed/addresses/administrative'
import { refusal, throwRefusal, success } from './answers'

type Unit = { id: number; name: string; code: string }

export function servedAddresses(switches: ReadonlySet<WorldSwitch>) {
  return addressModel(switches.has('address.two-tier'))
}

const unitOf = ({ id, name, code }: Unit): Unit => ({ id, name, code })

function below(units: readonly (Unit & { parentId: number })[], parentId: number): Unit[] {
  return units.filter((unit) => unit.parentId === parentId).map(unitOf)
}

/**
 * The lists of provinces, districts and wards have the official order. The shop sorts them by name (Product
 * §4).
 */
export const addressHandlers: HandlersOf<'address'> = {
  countries: () => success([country]),

  provinces({ switches }) {
    const { provinces, hasDistricts } = servedAddresses(switches)
    return success(provinces.map((unit) => ({ ...unitOf(unit), has_districts: hasDistricts })))
  },

  districts({ params, switches }) {
    const { provinces, districts } = servedAddresses(switches)
    if (!provinces.some(({ id }) => id === params.id)) throw refusal('districts', 'notFound')
    return success(below(districts, params.id))
  },

  /** Returns an empty list in the three-level model, because its wards belong to districts. */
  provinceWards({ params, switches }) {
    const { provinces, wards, hasDistricts } = servedAddresses(switches)
    if (!provinces.some(({ id }) => id === params.id)) throw refusal('provinceWards', 'notFound')
    return success(hasDistricts ? [] : below(wards, params.id))
  },

  wards({ params, switches }) {
    const { districts, wards } = servedAddresses(switches)
    if (!districts.some(({ id }) => id === params.id)) throw refusal('wards', 'notFound')
    return success(below(wards, params.id))
  },

  searchAddress: ({ query, switches }) => success(searchUnits(servedAddresses(switches), query.q)),

  fullAddress({ query, switches }) {
    const found =
      findWard(servedAddresses(switches), query.ward_id) ?? throwRefusal('fullAddress', 'notFound')
    return success({
      full_address: formatWard(found, true),
      short_address: formatWard(found, false),
    })
  },
}
