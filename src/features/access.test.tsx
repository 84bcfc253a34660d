import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { RawIntlProvider } from 'react-intl'
import { beforeEach, expect, test, vi } from 'vitest'
import admin from '@/i18n/compiled/vi/admin.json'
import shop from '@/i18n/compiled/vi/shop.json'
import { createShopIntl } from '@/i18n/LanguageProvider'
import { StoreProvider } from '@/lib/store'
import { SwatchGroup } from '@/ui/choosing/SwatchGroup'
import { TextField } from '@/ui/fields/TextField'
import { LanguageFields } from '@/ui/form/LanguageFields'
import { Slider } from '@/ui/media/Slider'
import { ImagesField } from './admin-products/form/ImagesField'
import { headOfListPage } from './site/use-page-head'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  return () => vi.unstubAllGlobals()
})

const inShop = (children: ReactNode, locale: 'vi' | 'en' = 'vi') => (
  <StoreProvider>
    <RawIntlProvider value={createShopIntl(locale, { ...shop, ...admin })}>
      {children}
    </RawIntlProvider>
  </StoreProvider>
)

const slider = <Slider label="Ảnh" slides={[<p key={1}>Một</p>, <p key={2}>Hai</p>]} />

/** Returns the styles of an element in forced colours. */
function forcedStyles(element: Element | null | undefined): string {
  const css = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('')
  const blocks = css.split('@media (forced-colors').slice(1)
  const names = [...(element?.classList ?? [])]
  return blocks.filter((block) => names.some((name) => block.includes(`.${name}`))).join('\n')
}

test('forced colours show the chosen swatch and the current dot in system colours §14.2a', () => {
  const options = [{ value: 'a', label: 'Đen', state: 'available', color: '#000' }] as const
  const swatches = (
    <SwatchGroup kind="color" legend="Màu" options={[...options]} value="a" onChange={vi.fn()} />
  )
  const { container } = render(
    inShop(
      <>
        {swatches}
        {slider}
      </>,
    ),
  )
  expect(forcedStyles(container.querySelector('input + *'))).toContain('Highlight')
  expect(forcedStyles(container.querySelector('[aria-current]'))).toContain('Highlight')
})

test('after a change of the language, screen readers announce no slide again §14.2e', async () => {
  const { rerender, container } = render(inShop(slider))
  const track = () => container.querySelector('[aria-live]')?.getAttribute('aria-live')
  fireEvent.click(container.querySelectorAll('button')[1] ?? container)
  await expect.poll(track).toBe('polite')
  rerender(inShop(slider, 'en'))
  expect(track()).toBe('off')
})

test('texts in a language of the product form are marked with it §14.2o', () => {
  const field = (suffix: string) => <TextField label={`Tên${suffix}`} value="" onChange={vi.fn()} />
  render(
    inShop(
      <LanguageFields hasEnglish lacks={() => false}>
        {field}
      </LanguageFields>,
    ),
  )
  expect(screen.getByLabelText('Tên').lang).toBe('vi')
  expect(screen.getByLabelText('Tên_en').lang).toBe('en')
})

test('a picture that is sorted keeps its name §14.2o', () => {
  const field = (value: readonly string[]) =>
    inShop(<ImagesField value={value} onChange={vi.fn()} />)
  const { rerender } = render(field(['/a.avif', '/b.avif']))
  const names = () => screen.getAllByRole('img').map((image) => image.getAttribute('alt'))
  const [first, second] = names()
  expect(first).not.toBe(second)
  rerender(field(['/b.avif', '/a.avif']))
  expect(names()).toEqual([second, first])
})

test('from the second page of a list on, the title names the page §14.2o', () => {
  expect(headOfListPage({ title: 'Đầm' }, 1, 'Trang 1')).toEqual({ title: 'Đầm' })
  expect(headOfListPage({ title: 'Đầm' }, 2, 'Trang 2')).toEqual({ title: 'Đầm · Trang 2' })
})
