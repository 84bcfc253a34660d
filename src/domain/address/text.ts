import { fold } from '@/lib/text'
import type { CascadeLevel } from './cascade'

type Level = Exclude<CascadeLevel, 'country'>

/** What stands before a name at each level, folded; short forms lead to the long one. */
const kinds: Readonly<Record<Level, Readonly<Record<string, string>>>> = {
  province: { 'thanh pho': 'thanh pho', tp: 'thanh pho', tinh: 'tinh' },
  district: {
    quan: 'quan',
    q: 'quan',
    huyen: 'huyen',
    h: 'huyen',
    'thi xa': 'thi xa',
    tx: 'thi xa',
    'thanh pho': 'thanh pho',
    tp: 'thanh pho',
  },
  ward: {
    phuong: 'phuong',
    p: 'phuong',
    xa: 'xa',
    x: 'xa',
    'thi tran': 'thi tran',
    tt: 'thi tran',
    'dac khu': 'dac khu',
  },
}

/** Provinces as people call them. */
const nicknames: Readonly<Record<string, string>> = {
  hcm: 'ho chi minh',
  tphcm: 'ho chi minh',
  hcmc: 'ho chi minh',
  'sai gon': 'ho chi minh',
  hn: 'ha noi',
}

const countries = new Set(['viet nam', 'vietnam', 'vn'])
const separators = /[,;\n]/

/** The address without the country at its end, where that is Việt Nam. */
export function withoutCountry(text: string): string {
  const { last, rest } = lastPart(text)
  return rest && countries.has(plain(last)) ? rest : text
}

/**
 * Reads the place at the end of an address, blind to case, marks and what stands before the name ("Q. Ba Đình",
 * "ba dinh"). Answers it and what stands before; null where it is none of these places, or may be several.
 */
export function takePlace<Place extends { name: string }>(
  text: string,
  level: Level,
  places: readonly Place[],
): { place: Place; rest: string } | null {
  const { last, rest } = lastPart(text)
  const wanted = written(last, level)
  for (const isMeant of likeness) {
    const found = places.filter((place) => isMeant(written(place.name, level), wanted))
    if (found.length > 0) return found[0] && found.length === 1 ? { place: found[0], rest } : null
  }
  return null
}

/** Whether two texts write the same address, each in its own way ("P. Trúc Bạch" and "phường trúc bạch"). */
export function isSameAddress(one: string, other: string): boolean {
  return bare(one) === bare(other)
}

type Written = { exact: string; plain: string; kind: string | undefined; name: string }

/** From sure to likely: Xã Thanh An is not Xã Thạnh An, but "thanh an" may be either, and "Thạnh An" only one. */
const likeness: readonly ((place: Written, wanted: Written) => boolean)[] = [
  (place, wanted) => place.exact === wanted.exact,
  (place, wanted) => place.plain === wanted.plain,
  (place, wanted) => place.kind === wanted.kind && place.name === wanted.name,
  (place, wanted) => place.name === wanted.plain || place.name === wanted.name,
]

function written(text: string, level: Level): Written {
  const whole = plain(text)
  const [before = '', word] = pattern(level).exec(whole) ?? []
  const name = whole.slice(before.length)
  return {
    exact: text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim(),
    plain: whole,
    kind: word && kinds[level][word],
    name: (level === 'province' && nicknames[name]) || name,
  }
}

function pattern(level: Level): RegExp {
  return new RegExp(`^(${Object.keys(kinds[level]).join('|')})( (?=.)|(?=\\d))`)
}

/** Folded, without points and hyphens, numbers without zeros before them: "P.05" → "p 5". */
function plain(text: string): string {
  return fold(text.replace(/[.\-–_]/g, ' ')).replace(/\b0+(?=\d)/g, '')
}

/** What comes after the last comma, and what before it. */
function lastPart(text: string): { last: string; rest: string } {
  const parts = text
    .trim()
    .replace(/[\s,;.]+$/, '')
    .split(separators)
  const last = parts.pop() ?? ''
  const rest = text.trim().slice(0, parts.join(',').length)
  return { last, rest: rest.replace(/[\s,;]+$/, '') }
}

const levels = ['province', 'district', 'ward'] as const

/** An address as one comparable text: each part without what stands before its name. */
function bare(text: string): string {
  const parts = withoutCountry(text).split(separators).map(plain).filter(Boolean)
  const names = parts.map((part) => {
    const level = levels.find((one) => pattern(one).test(part))
    const name = level ? written(part, level).name : part
    return nicknames[name] ?? name
  })
  return names.join(', ')
}
