import { render } from '@testing-library/react'
import { FormattedMessage, RawIntlProvider } from 'react-intl'
import { expect, test, vi } from 'vitest'
import { compileMessages } from '../../scripts/messages/compile.ts'
import { createShopIntl } from './LanguageProvider'

const plural = {
  vi: '{n, plural, =0 {không có gì} other {# sản phẩm}}',
  en: '{n, plural, =0 {nothing} one {# product} other {# products}}',
}
const select = '{who, select, staff {nhân viên} other {khách}}'

test.each([
  ['vi', '{n, number} cái', { n: 1_234_567.5 }, '1.234.567,5 cái'],
  ['en', '{n, number} pieces', { n: 1_234_567.5 }, '1,234,567.5 pieces'],
  ['vi', plural.vi, { n: 0 }, 'không có gì'],
  ['vi', plural.vi, { n: 1200 }, '1.200 sản phẩm'],
  ['en', plural.en, { n: 1 }, '1 product'],
  ['en', plural.en, { n: 1200 }, '1,200 products'],
  ['vi', select, { who: 'staff' }, 'nhân viên'],
  ['vi', select, { who: 'nobody' }, 'khách'],
  ['vi', "Mộc Lan''s '{n}'", {}, "Mộc Lan's {n}"],
] as const)('in %s, %s, compiled, with %o', (locale, source, values, text) => {
  const intl = createShopIntl(locale, compileMessages({ id: source }))
  expect(intl.formatMessage({ id: 'id' }, { ...values })).toBe(text)
})

test('a missing value of a text is reported, and so is a missing text', () => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  const intl = createShopIntl('vi', compileMessages({ number: '{n, number} cái' }))
  intl.formatMessage({ id: 'number' }, {})
  expect(intl.formatMessage({ id: 'unknown' }, { n: 1 })).toBe('unknown')
  expect(report).toHaveBeenCalledTimes(2)
})

test('a text may contain elements', () => {
  const rich = compileMessages({ rich: 'Đọc <b>điều khoản của {shop}</b> nhé' })
  const { container } = render(
    <RawIntlProvider value={createShopIntl('vi', rich)}>
      <FormattedMessage id="rich" values={{ shop: 'Mộc Lan', b: (chunks) => <b>{chunks}</b> }} />
    </RawIntlProvider>,
  )
  expect(container.innerHTML).toBe('Đọc <b>điều khoản của Mộc Lan</b> nhé')
})
