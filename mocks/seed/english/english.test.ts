import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import brand from '@brand/brand.json'
import { spellingCorrections } from '../../../scripts/messages/problems'
import { errorExamples } from '../../contract/error-examples.gen'
import { createWorld } from '../world'
import { english } from './english'
import { serverTexts } from './texts'

/** Matches letters of Vietnamese that English does not have. */
const vietnamese = /[ăâđêôơưàáảãạằắẳẵặầấẩẫậèéẻẽẹềếểễệìíỉĩịòóỏõọồốổỗộờớởỡợùúủũụừứửữựỳýỷỹỵ]/i

const world = createWorld({ seed: 1, now: new Date('2026-11-21T02:00:00Z'), assetBase: '' })

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^(\/|https?:)/.test(value) ? [] : [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const [site] = world.site
const content = {
  categories: world.categories.map(({ name }) => name),
  products: world.products.flatMap(({ name, description, size_chart }) => [
    name,
    description,
    size_chart,
  ]),
  pictures: world.products.flatMap(({ image_notes }) => image_notes.map(({ alt }) => alt)),
  colours: world.product_colours.map(({ name }) => name),
  banners: world.banners.flatMap(({ title_1, title_2 }) => [title_1, title_2]),
  sections: textsIn(world.sections.map((section) => section.content)),
  site: textsIn([site?.website, site?.contact.working_hours, site?.seo]),
  menu: world.menu.map(({ name }) => name),
  'notes of orders': world.order_events.map(({ note }) => note),
  'errors of the contract': textsIn(errorExamples),
}

test.each(Object.entries(content))('%s are English', (_, texts) => {
  const left = texts.map((text) =>
    english(text).replaceAll(brand.name, '').replaceAll('Trần Thu Hà', ''),
  )
  expect(left.filter((text) => vietnamese.test(text))).toEqual([])
})

/**
 * Matches files with Vietnamese texts that the server never answers, such as data of tests and the vocabulary
 * of the search.
 */
const noAnswers = /\.test\.ts|test-|fixtures|samples|search.words/
const sources = globSync('mocks/{handlers,rules,pipeline,db}/**/*.ts').filter(
  (file) => !noAnswers.test(file),
)

test('each text of the server has an English translation', () => {
  const literals = sources.flatMap((file) => [
    ...readFileSync(file, 'utf8')
      .replace(/^\s*(\/\/|\/?\*).*$/gm, '')
      .matchAll(/'([^'\n]*)'|`([^`]*)`/g),
  ])
  const texts = literals
    .map(([, plain, template]) => plain ?? template?.replace(/\$\{[^}]*\}/g, '5') ?? '')
    // Texts that are only the end of a longer text are left out, such as ", bởi …".
    .filter((text) => vietnamese.test(text) && !/^[5.,]|^Không có 5/.test(text))
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter((text) => vietnamese.test(english(text).replaceAll(brand.name, '')))).toEqual(
    [],
  )
})

test.each(Object.entries(serverTexts))('“%s” and “%s” use the words of the shop', (vi, en) => {
  expect(spellingCorrections('vi', vi)).toEqual([])
  expect(spellingCorrections('en', en)).toEqual([])
})

test('English names of products are all different', () => {
  const names = world.products.map(({ name }) => english(name))
  expect(new Set(names).size).toBe(names.length)
})

test('a text without a translation stays unchanged', () => {
  expect(english('Áo mới của nhân viên')).toBe('Áo mới của nhân viên')
  expect(english('<p>Chất liệu</p><p>Mới</p>')).toBe('<p>Material</p><p>Mới</p>')
})

test('messages joined by commas are translated one by one', () => {
  expect(
    english('Vui lòng chọn danh mục, Mã này đã có. Hãy nhập mã khác. Thêm ít nhất 1 ảnh'),
  ).toBe('Choose a category, This code is already taken. Enter another. Add at least 1 image')
})

test('a shortage names the variant in English', () => {
  expect(english('Áo sơ mi linen cổ trụ An Nhiên (Ngà, M) chỉ còn 1. Hãy giảm số lượng.')).toBe(
    'Only 1 left of An Nhien stand-collar linen shirt (Ivory, M). Choose fewer.',
  )
})
