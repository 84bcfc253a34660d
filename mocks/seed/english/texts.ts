import brand from '@brand/brand.json' with { type: 'json' }
import type { EnglishTexts } from '../copy/cloths'
import texts from './texts.json' with { type: 'json' }

const joined = (areas: Readonly<Record<string, EnglishTexts>>): EnglishTexts =>
  Object.assign({}, ...Object.values(areas))

/** The Vietnamese texts that the mock server answers, each with its English text. */
export const serverTexts: EnglishTexts = {
  ...joined(texts.server),
  'Đăng ký thành công': `Welcome to ${brand.name}`,
}

/** The Vietnamese texts of the seeded shop, each with its English text. */
export const shopTexts: EnglishTexts = joined(texts.shop)
