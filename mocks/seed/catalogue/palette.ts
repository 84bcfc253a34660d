import type { Colour } from './garment.ts'

/** The colours of the catalogue but one, with the names that shoppers read. */
export const dye = {
  white: { name: 'Trắng', english: 'White', code: '#f8f6f1' },
  ivory: { name: 'Ngà', english: 'Ivory', code: '#f0e6d4' },
  butter: { name: 'Kem bơ', english: 'Butter', code: '#efdfae' },
  beige: { name: 'Be', english: 'Beige', code: '#d8c6aa' },
  terracotta: { name: 'Cam đất', english: 'Terracotta', code: '#b8623d' },
  turmeric: { name: 'Vàng nghệ', english: 'Turmeric', code: '#cd9a34' },
  earth: { name: 'Nâu đất', english: 'Earth brown', code: '#7c5843' },
  coffee: { name: 'Nâu cà phê', english: 'Coffee', code: '#4b352b' },
  lacquer: { name: 'Đỏ sơn', english: 'Lacquer red', code: '#a2281f' },
  plum: { name: 'Đỏ mận', english: 'Plum', code: '#61202f' },
  lotus: { name: 'Hồng sen', english: 'Lotus pink', code: '#c65670' },
  blush: { name: 'Hồng phấn', english: 'Blush', code: '#e5c0b8' },
  lilac: { name: 'Tím hoa cà', english: 'Lilac', code: '#a893b4' },
  celadon: { name: 'Xanh celadon', english: 'Celadon', code: '#9db9a4' },
  moss: { name: 'Xanh rêu', english: 'Moss', code: '#5b633f' },
  teal: { name: 'Xanh cổ vịt', english: 'Teal', code: '#215b5f' },
  sky: { name: 'Xanh thiên thanh', english: 'Sky blue', code: '#a9c3d5' },
  denim: { name: 'Xanh chàm', english: 'Indigo', code: '#46608a' },
  paleDenim: { name: 'Xanh bạc', english: 'Washed blue', code: '#8fa9c2' },
  navy: { name: 'Xanh navy', english: 'Navy', code: '#25314b' },
  smoke: { name: 'Xám khói', english: 'Smoke grey', code: '#8b8a88' },
  black: { name: 'Đen', english: 'Black', code: '#211d1c' },
} as const satisfies Record<string, Colour & { english: string }>
