import type { Cascade } from './cascade'

/** An example region for tests and stories: Phường Bến Nghé, Quận 1, TP. Hồ Chí Minh, Việt Nam. */
export const benNghe: Cascade = {
  country: { id: 1, name: 'Việt Nam', code: 'VN' },
  province: { id: 79, name: 'TP. Hồ Chí Minh', code: '79', has_districts: true },
  district: { id: 760, name: 'Quận 1', code: '760' },
  ward: { id: 26_740, name: 'Phường Bến Nghé', code: '26740' },
}
