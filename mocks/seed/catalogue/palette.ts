import type { Colour } from './garment.ts'

/** The colours of the catalogue but one, with the names that shoppers read. */
export const dye = {
  white: { name: 'Trắng', code: '#f8f6f1' },
  ivory: { name: 'Ngà', code: '#f0e6d4' },
  butter: { name: 'Kem bơ', code: '#efdfae' },
  beige: { name: 'Be', code: '#d8c6aa' },
  terracotta: { name: 'Cam đất', code: '#b8623d' },
  turmeric: { name: 'Vàng nghệ', code: '#cd9a34' },
  earth: { name: 'Nâu đất', code: '#7c5843' },
  coffee: { name: 'Nâu cà phê', code: '#4b352b' },
  lacquer: { name: 'Đỏ sơn', code: '#a2281f' },
  plum: { name: 'Đỏ mận', code: '#61202f' },
  lotus: { name: 'Hồng sen', code: '#c65670' },
  blush: { name: 'Hồng phấn', code: '#e5c0b8' },
  lilac: { name: 'Tím hoa cà', code: '#a893b4' },
  celadon: { name: 'Xanh celadon', code: '#9db9a4' },
  moss: { name: 'Xanh rêu', code: '#5b633f' },
  teal: { name: 'Xanh cổ vịt', code: '#215b5f' },
  sky: { name: 'Xanh thiên thanh', code: '#a9c3d5' },
  denim: { name: 'Xanh chàm', code: '#46608a' },
  paleDenim: { name: 'Xanh bạc', code: '#8fa9c2' },
  navy: { name: 'Xanh navy', code: '#25314b' },
  smoke: { name: 'Xám khói', code: '#8b8a88' },
  black: { name: 'Đen', code: '#211d1c' },
} as const satisfies Record<string, Colour>
