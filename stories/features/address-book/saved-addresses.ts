import type { SavedAddress } from '@/api/generated/model'
import type { Cascade } from '@/domain/address/cascade'
import { country } from '~mocks/seed/addresses/administrative'

export const home: SavedAddress = {
  id: 11,
  name: 'Nguyễn Minh Anh',
  phone: '0912345678',
  address: '12 Châu Long, Phường Trúc Bạch, Quận Ba Đình, Hà Nội',
  default: true,
}

export const office: SavedAddress = {
  ...home,
  id: 12,
  address: '7/2 Nguyễn Huệ, P. Bến Nghé, Q.1, TP.HCM',
  default: false,
}

/** Phường Bến Nghé, Quận 1, TP. Hồ Chí Minh, Việt Nam. */
export const benNghe: Cascade = {
  country,
  province: { id: 79, name: 'TP. Hồ Chí Minh', code: '79', has_districts: true },
  district: { id: 760, name: 'Quận 1', code: '760' },
  ward: { id: 26_740, name: 'Phường Bến Nghé', code: '26740' },
}
