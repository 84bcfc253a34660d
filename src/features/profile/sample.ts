/** What stands in where the server knows nothing of the shopper yet (Product §2: sample values are hard-coded). */
export const sampleProfile = {
  firstName: 'Mộc Lan',
  lastName: 'Nguyễn',
  birthday: '1995-10-20',
  sex: 'female',
  phone: '0912345678',
} as const
