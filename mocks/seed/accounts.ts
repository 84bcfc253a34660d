export const accounts = {
  shopper: { id: 1, email: 'khach@moclan.vn', password: 'Matkhau1!' },
  staff: { id: 2, email: 'nhanvien@moclan.vn', password: 'Matkhau1!' },
  /** Packs and ships. */
  packer: { id: 23, email: 'donggoi@moclan.vn', password: 'Matkhau1!' },
  /** Looks after banners and the home page. */
  editor: { id: 24, email: 'noidung@moclan.vn', password: 'Matkhau1!' },
  /** Takes orders by phone; sees products, and changes none. */
  clerk: { id: 25, email: 'tongdai@moclan.vn', password: 'Matkhau1!' },
} as const
