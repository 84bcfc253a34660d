export const accounts = {
  shopper: { id: 1, email: 'khach@moclan.vn', password: 'Matkhau1!' },
  staff: { id: 2, email: 'nhanvien@moclan.vn', password: 'Matkhau1!' },
} as const
