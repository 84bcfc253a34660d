import brand from '@brand/brand.json' with { type: 'json' }
import { colourFamilies } from '../../rules/facets'
import { catalogue } from '../catalogue/catalogue'
import { categoryTree } from '../catalogue/categories'
import { dye } from '../catalogue/palette'
import { cloths } from '../copy/cloths'
import { garments } from '../copy/garments'
import { cutNames, partNames, viewNames } from '../copy/parts'
import { serverTexts, shopTexts } from './texts'

/** A description joins a sentence about the fit and a sentence about matching clothes. */
const looks = Object.values(garments).flatMap(({ fit, pairing }) =>
  fit.flatMap(([own, english]) =>
    pairing.map(([to, englishTo]) => [`${own} ${to}`, `${english} ${englishTo}`] as const),
  ),
)
const named = [
  ...colourFamilies,
  ...Object.values(dye),
  ...categoryTree,
  ...categoryTree.flatMap(({ children }) => [...children]),
]

const texts = new Map<string, string>([
  ...Object.entries({ ...shopTexts, ...serverTexts, ...brand.english }),
  ...named.map(({ name, english }) => [name, english] as const),
  ...catalogue.map(({ name, englishName }) => [name, englishName] as const),
  ...catalogue.map(({ lead, englishLead }) => [lead, englishLead] as const),
  ...Object.values(cloths).flatMap(({ label, feel }) =>
    [label, feel].flatMap((words) => Object.entries(words)),
  ),
  ...looks,
  ...Object.values(cutNames),
  ...Object.values(partNames).flatMap((names) => (names ? [names] : [])),
  ...Object.values(viewNames),
])

const patterns: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  // The remaining stock of an ordered variant: "Áo sơ mi linen (Ngà, M) chỉ còn 1".
  [
    /^(.+) \((.+), (.+)\) chỉ còn (\d+)$/,
    (name, colour, size, left) => `Only ${left} of ${name} (${colour}, ${size}) left`,
  ],
  [
    /^(.+) \((.+), (.+)\) đã hết hàng$/,
    (name, colour, size) => `${name} (${colour}, ${size}) is sold out`,
  ],
  [/^Bạn không có quyền: ([^.]+)$/, (right) => `You don’t have permission to ${right}`],
  [
    /^Bạn không có quyền: ([^.]+)\. Hãy nhờ (.+)$/,
    (right, holders) => `You don’t have permission to ${right}. Ask ${holders}`,
  ],
  [/^Tồn kho đã đổi từ (\d+) thành (\d+)$/, (seen, now) => `Stock changed from ${seen} to ${now}`],
  [
    /^Hàng trở lại của phân loại đã bị xóa, không vào kho được: (.+)$/,
    (names) => `Not returned to stock, because the variant is deleted: ${names}`,
  ],
  [/^Đã đổi trong lúc đó: ([^,]+)$/, (change) => `Changed meanwhile: ${change}`],
  [
    /^Đã đổi trong lúc đó: (.+), bởi (.+)$/,
    (change, by) => `Changed meanwhile: ${change}, by ${by}`,
  ],
  [
    /^Dữ liệu đã được người khác thay đổi\. (.+)$/,
    (what) => `Someone else has changed this in the meantime. ${what}`,
  ],
  [/^Chỉ còn trả được (\d+) món$/, (left) => `Only ${left} can still be returned`],
  // The description of a picture: "Áo sơ mi linen – Ngà, mặt trước".
  [/^(.+) – (.+), (.+)$/, (name, colour, view) => `${name} – ${colour}, ${view}`],
  [/^(.+), từ ([\d.]+VND)$/, (goods, price) => `${goods}, from ${price}`],
  // Notes in the timeline of an order.
  [/^Đã hoàn tác bước “(.+)”\.$/, (step) => `Undid the step “${step}”.`],
  [
    /^Khách hàng đã đổi nơi nhận\. Trước đó: (.+)$/,
    (before) => `The customer changed the delivery details. Before: ${before}`,
  ],
  [/^Khách đặt lại bằng đơn (.+)\.$/, (code) => `The customer ordered again: order ${code}.`],
  // The reason why a voucher code is refused.
  [/^Mã giảm giá dùng được từ ngày ([\d/]+)$/, (day) => `This code can be used from ${day}`],
  [
    /^Mã giảm giá dùng cho đơn từ (\d+)(.*)$/,
    (...sum) => `This code is for orders from ${sum.join('')}`,
  ],
  [
    /^Mã giảm giá áp dụng khi mua các sản phẩm trong chương trình từ (\d+)(.*)$/,
    (...sum) => `Spend ${sum.join('')} on eligible products to use this code`,
  ],
  [/^Không có sản phẩm #(\d+)(.*)$/, (...ids) => `There is no product #${ids.join('')}`],
  [/^Không có danh mục #(\d+)(.*)$/, (...ids) => `There is no category #${ids.join('')}`],
  [/^Mã đã dùng (\d+) lượt$/, (uses) => `This code has been used ${uses} times`],
  [/^(\d+) cm \(size (\w+)\)$/, (long, size) => `${long} cm (size ${size})`],
  [
    /^Size S: ngực (\d+), eo (\d+), hông (\d+) cm$/,
    (bust, waist, hip) => `Size S: bust ${bust}, waist ${waist}, hips ${hip} cm`,
  ],
  // Names of copied products in a large world.
  [/^(.+) (\d+)$/, (name, number) => `${name} ${number}`],
]

/**
 * Returns a text of the shop in English. A text without a translation, such as a new text by staff, is
 * returned unchanged.
 */
export function english(text: string): string {
  const known = texts.get(text)
  if (known !== undefined) return known
  return text.includes('<') ? englishHtml(text) : (fromPattern(text) ?? joined(text) ?? text)
}

function joined(text: string): string | undefined {
  const parts = text.split(', ').map((part) => texts.get(part))
  return parts.every((part) => part !== undefined) ? parts.join(', ') : undefined
}

function fromPattern(text: string): string | undefined {
  for (const [pattern, say] of patterns) {
    const [whole, name = '', ...rest] = pattern.exec(text) ?? []
    if (whole === undefined) continue
    // A pattern that begins with a name is used only for names of the shop, because staff may write similar
    // texts.
    if (!pattern.source.startsWith('^(.+)') || texts.has(name) || /^\d+$/.test(name))
      return say(...[name, ...rest].map((part) => texts.get(part) ?? part))
  }
  return undefined
}

/** Translates the texts between tags. Numbers get a decimal point in place of the comma. */
function englishHtml(html: string): string {
  return html.replace(/>([^<]+)/g, (_, text: string) => {
    const number = /^(\d+),(\d+)$/.exec(text)
    return `>${number ? `${number[1]}.${number[2]}` : (texts.get(text) ?? fromPattern(text) ?? text)}`
  })
}
