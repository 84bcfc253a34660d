import { delay, http, HttpResponse } from 'msw'
import type { Cascade } from '@/domain/address/cascade'
import { country, threeTierUnits, twoTierUnits } from '~mocks/seed/addresses/administrative'
import { answer } from '../../support/answers'

const handlers = {
  countries: () => http.get('/api/address/countries', () => answer([country])),
  provinces: (hasDistricts: boolean) =>
    http.get('/api/address/provinces', () =>
      answer(threeTierUnits.provinces.map((row) => ({ ...row, has_districts: hasDistricts }))),
    ),
  districts: () =>
    http.get('/api/address/provinces/:id/districts', ({ params }) =>
      answer(threeTierUnits.districts.filter((row) => String(row.province_id) === params.id)),
    ),
  wards: () =>
    http.get('/api/address/districts/:id/wards', ({ params }) =>
      answer(threeTierUnits.wards.filter((row) => String(row.district_id) === params.id)),
    ),
  provinceWards: () =>
    http.get('/api/address/provinces/:id/wards', ({ params }) =>
      answer(twoTierUnits.wards.filter((row) => String(row.province_id) === params.id)),
    ),
}

/** Four provinces in three levels, as until 30 June 2025. */
export const threeTierHandlers = () => [
  handlers.countries(),
  handlers.provinces(true),
  handlers.districts(),
  handlers.wards(),
]

/** The same provinces without districts, as since 1 July 2025. */
export const twoTierHandlers = () => [
  handlers.countries(),
  handlers.provinces(false),
  handlers.provinceWards(),
]

/** One list that never comes, among others that do. */
export const waiting = (path: string) => http.get(path, () => delay('infinite'))

/** One list that fails, among others that come. */
export const failing = (path: string) =>
  http.get(path, () => HttpResponse.json({ success: false, message: '' }, { status: 500 }))

export const paths = {
  country: '/api/address/countries',
  province: '/api/address/provinces',
  district: '/api/address/provinces/:id/districts',
  ward: '/api/address/districts/:id/wards',
} as const

/** Phường Bến Nghé, Quận 1, TP. Hồ Chí Minh, Việt Nam. */
export const benNghe: Cascade = {
  country,
  province: { id: 79, name: 'TP. Hồ Chí Minh', code: '79', has_districts: true },
  district: { id: 760, name: 'Quận 1', code: '760' },
  ward: { id: 26_740, name: 'Phường Bến Nghé', code: '26740' },
}
