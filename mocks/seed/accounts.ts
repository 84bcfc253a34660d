export const accounts = {
  shopper: { id: 1, email: 'khach@moclan.vn', password: 'Matkhau1!' },
  staff: { id: 2, email: 'nhanvien@moclan.vn', password: 'Matkhau1!' },
  /** Packs and ships orders. */
  packer: { id: 23, email: 'donggoi@moclan.vn', password: 'Matkhau1!' },
  /** Edits banners and the home page. */
  editor: { id: 24, email: 'noidung@moclan.vn', password: 'Matkhau1!' },
  /** Takes orders by phone. Sees products but can't change them. */
  clerk: { id: 25, email: 'tongdai@moclan.vn', password: 'Matkhau1!' },
} as const
