import type { SavedAddress } from '@/api/generated/model'

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
