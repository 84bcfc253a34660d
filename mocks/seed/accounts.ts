export const accounts = {
  shopper: { id: 1, email: 'khach@moclan.vn', password: 'Matkhau1!' },
  staff: { id: 2, email: 'nhanvien@moclan.vn', password: 'Matkhau1!' },
  /** The packer sees and processes orders. */
  packer: { id: 23, email: 'donggoi@moclan.vn', password: 'Matkhau1!' },
  /** The editor changes banners and the home page. */
  editor: { id: 24, email: 'noidung@moclan.vn', password: 'Matkhau1!' },
  /** The clerk takes orders by phone, and sees products without changing them. */
  clerk: { id: 25, email: 'tongdai@moclan.vn', password: 'Matkhau1!' },
} as const
