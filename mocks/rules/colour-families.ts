import { fold } from '@/lib/text'

/**
 * Families of colours, in the order of a chart: the names that shoppers look for, and the first words of the names that
 * staff give. "Xanh" is green and blue: its code decides.
 */
export const colourFamilies = [
  { value: 'white', name: 'Trắng', english: 'White', code: '#f8f6f1', words: ['trang', 'white'] },
  {
    value: 'cream',
    name: 'Kem',
    english: 'Cream',
    code: '#eadcbc',
    words: ['kem', 'nga', 'be', 'cream', 'beige'],
  },
  { value: 'yellow', name: 'Vàng', english: 'Yellow', code: '#cd9a34', words: ['vang', 'yellow'] },
  { value: 'orange', name: 'Cam', english: 'Orange', code: '#c96a3a', words: ['cam', 'orange'] },
  { value: 'red', name: 'Đỏ', english: 'Red', code: '#a2281f', words: ['do', 'red'] },
  { value: 'pink', name: 'Hồng', english: 'Pink', code: '#d98a98', words: ['hong', 'pink'] },
  { value: 'purple', name: 'Tím', english: 'Purple', code: '#8a6f9c', words: ['tim', 'purple'] },
  { value: 'blue', name: 'Xanh lam', english: 'Blue', code: '#46608a', words: ['blue'] },
  { value: 'green', name: 'Xanh lá', english: 'Green', code: '#5f7d5c', words: ['green'] },
  { value: 'brown', name: 'Nâu', english: 'Brown', code: '#7c5843', words: ['nau', 'brown'] },
  {
    value: 'grey',
    name: 'Xám',
    english: 'Grey',
    code: '#8b8a88',
    words: ['xam', 'ghi', 'grey', 'gray'],
  },
  { value: 'black', name: 'Đen', english: 'Black', code: '#211d1c', words: ['den', 'black'] },
] as const

export type ColourFamily = (typeof colourFamilies)[number]

/** Returns the family of a colour, by its name or else by the hue of its code; null for a colour without a name. */
export function familyOf(name: string, code: string): ColourFamily['value'] | null {
  if (name === '') return null
  const [word = ''] = fold(name).split(' ')
  const named = colourFamilies.find(({ words }) => words.some((known) => known === word))
  return named?.value ?? familyOfCode(code)
}

/** Upper bounds of hues, in degrees. */
const hues = [
  [15, 'red'],
  [40, 'orange'],
  [65, 'yellow'],
  [190, 'green'],
  [255, 'blue'],
  [300, 'purple'],
  [345, 'pink'],
  [360, 'red'],
] as const

/** Below this difference of the channels, of 255, no hue can be told. */
const faintest = 16

function familyOfCode(code: string): ColourFamily['value'] {
  const [red = 0, green = 0, blue = 0] = (code.match(/[\da-f]{2}/gi) ?? []).map((part) =>
    Number.parseInt(part, 16),
  )
  const max = Math.max(red, green, blue)
  const spread = max - Math.min(red, green, blue)
  if (spread < faintest) {
    if (max > 220) return 'white'
    return max < 64 ? 'black' : 'grey'
  }
  const sextant =
    max === red
      ? (green - blue) / spread
      : max === green
        ? 2 + (blue - red) / spread
        : 4 + (red - green) / spread
  const hue = (sextant * 60 + 360) % 360
  return hues.find(([bound]) => hue < bound)?.[1] ?? 'red'
}
