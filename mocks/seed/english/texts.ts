import brand from '@brand/brand.json' with { type: 'json' }
import type { Texts } from '../copy/cloths'
import texts from './texts.json' with { type: 'json' }

const joined = (areas: Readonly<Record<string, Texts>>): Texts =>
  Object.assign({}, ...Object.values(areas))

/** The Vietnamese texts that the mock server answers, each with its English text. */
export const serverTexts: Texts = {
  ...joined(texts.server),
  'Đăng ký thành công': `Welcome to ${brand.name}`,
}

/** The Vietnamese texts of the seeded shop, each with its English text. */
export const shopTexts: Texts = joined(texts.shop)
