const delivery = {
  firstName: 'Lan',
  lastName: 'Nguyễn Thị',
  phone: '0912 345 678',
  email: 'lan@example.com',
  street: '12 Nguyễn Huệ',
  region: {
    country: { id: 1, name: 'Việt Nam', code: 'VN' },
    province: { id: 79, name: 'TP. Hồ Chí Minh', code: '79', has_districts: true },
    district: { id: 760, name: 'Quận 1', code: '760' },
    ward: { id: 26740, name: 'Phường Bến Nghé', code: '26740' },
  },
}

export function checkoutDraft(payment: 'cod' | 'paypal'): string {
  return JSON.stringify({ ...delivery, payment })
}
