import type { ProductColor } from '@/api/generated/model'
import { fold } from '@/lib/text'

/** The usual colours of the shop. Their names are data, so they are not translated. */
export const usualDyes: readonly ProductColor[] = [
  ['Trắng', '#f8f6f1'],
  ['Ngà', '#f0e6d4'],
  ['Kem bơ', '#efdfae'],
  ['Be', '#d8c6aa'],
  ['Vàng nghệ', '#cd9a34'],
  ['Cam đất', '#b8623d'],
  ['Nâu đất', '#7c5843'],
  ['Nâu cà phê', '#4b352b'],
  ['Đỏ sơn', '#a2281f'],
  ['Đỏ mận', '#61202f'],
  ['Hồng sen', '#c65670'],
  ['Hồng phấn', '#e5c0b8'],
  ['Tím hoa cà', '#a893b4'],
  ['Xanh ngọc', '#9db9a4'],
  ['Xanh rêu', '#5b633f'],
  ['Xanh cổ vịt', '#215b5f'],
  ['Xanh thiên thanh', '#a9c3d5'],
  ['Xanh chàm', '#46608a'],
  ['Xanh bạc', '#8fa9c2'],
  ['Xanh navy', '#25314b'],
  ['Xám khói', '#8b8a88'],
  ['Đen', '#211d1c'],
].map(([name = '', color_code = '']) => ({ name, color_code }))

/**
 * Returns the colour code of a dye: 'do son' -> '#a2281f'. Case and accents of the name do not matter.
 * Returns grey for an unknown name.
 */
export function dyeColorCode(name: string): string {
  return usualDyes.find((dye) => fold(dye.name) === fold(name))?.color_code ?? '#8b8a88'
}
