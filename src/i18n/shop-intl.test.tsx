import { render } from '@testing-library/react'
import { FormattedMessage, RawIntlProvider } from 'react-intl'
import { describe, expect, test, vi } from 'vitest'
import { compileMessages } from '../../scripts/messages/compile.ts'
import { createShopIntl } from './LanguageProvider'
import type { Locale } from './locales'

/** One text for each kind of ICU argument that the texts of the shop have. */
const texts: Record<Locale, Record<string, string>> = {
  vi: {
    number: '{n, number} cái',
    plural: '{n, plural, =0 {không có gì} other {# sản phẩm}}',
    select: '{who, select, staff {nhân viên} other {khách}}',
    rich: 'Đọc <b>điều khoản của {shop}</b> nhé',
    plain: "Mộc Lan''s '{n}'",
  },
  en: {
    number: '{n, number} pieces',
    plural: '{n, plural, =0 {nothing} one {# product} other {# products}}',
    select: '{who, select, staff {staff} other {guest}}',
    rich: 'Read the <b>terms of {shop}</b> first',
    plain: "Mộc Lan''s '{n}'",
  },
}

const cases: Record<Locale, ReadonlyArray<readonly [id: string, values: object, text: string]>> = {
  vi: [
    ['number', { n: 1_234_567.5 }, '1.234.567,5 cái'],
    ['plural', { n: 0 }, 'không có gì'],
    ['plural', { n: 1 }, '1 sản phẩm'],
    ['plural', { n: 1200 }, '1.200 sản phẩm'],
    ['select', { who: 'staff' }, 'nhân viên'],
  ],
  en: [
    ['number', { n: 1_234_567.5 }, '1,234,567.5 pieces'],
    ['plural', { n: 0 }, 'nothing'],
    ['plural', { n: 1 }, '1 product'],
    ['plural', { n: 1200 }, '1,200 products'],
    ['select', { who: 'nobody' }, 'guest'],
  ],
}

describe.each(['vi', 'en'] as const)(
  'texts in %s, compiled and formatted as in the shop',
  (locale) => {
    const intl = createShopIntl(locale, compileMessages(texts[locale]))

    test.each(cases[locale])('%s of %o', (id, values, text) => {
      expect(intl.formatMessage({ id }, { ...values })).toBe(text)
    })

    test('what a text lacks is reported', () => {
      const report = vi.fn()
      vi.stubGlobal('reportError', report)
      intl.formatMessage({ id: 'number' }, {})
      expect(intl.formatMessage({ id: 'unknown' }, { n: 1 })).toBe('unknown')
      expect(report).toHaveBeenCalledTimes(2)
      vi.unstubAllGlobals()
    })

    test('quoted apostrophes and braces are plain characters', () => {
      expect(intl.formatMessage({ id: 'plain' })).toBe("Mộc Lan's {n}")
    })

    test('a text may contain elements', () => {
      const { container } = render(
        <RawIntlProvider value={intl}>
          <FormattedMessage
            id="rich"
            values={{ shop: 'Mộc Lan', b: (chunks) => <b>{chunks}</b> }}
          />
        </RawIntlProvider>,
      )
      const html = {
        vi: 'Đọc <b>điều khoản của Mộc Lan</b> nhé',
        en: 'Read the <b>terms of Mộc Lan</b> first',
      }
      expect(container.innerHTML).toBe(html[locale])
    })
  },
)
