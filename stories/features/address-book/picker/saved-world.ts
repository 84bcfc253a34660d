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

export const longest: SavedAddress = {
  id: 13,
  name: 'Công Tằng Tôn Nữ Thị Huyền Trân Phương Thảo Nguyên Ữ Ẫ Ổ Ặ Ỵ ợ',
  phone: '+84 (0)912-345-678',
  address:
    'Tòa nhà Mộc Lan, tầng 25, căn hộ số 2507, khu đô thị mới Nam Thăng Long, đường Nguyễn Hoàng Tôn kéo dài, Phường Xuân Tảo, Quận Bắc Từ Liêm, Hà Nội',
  default: false,
}
