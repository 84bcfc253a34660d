import { render, screen } from '@testing-library/react'
import { type ReactNode, startTransition, useState } from 'react'
import { flushSync } from 'react-dom'
import { RawIntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import { createShopIntl } from '@/i18n/LanguageProvider'
import { Form } from './Form'
import { firstErrorTexts, isMessageId, useFormField, withoutErrorsOf } from './use-form'

type Add = (name: string) => void

/** Renders the children in a form whose only value is a list. Does not wait for effects. */
function inForm(children: ReactNode) {
  render(
    <RawIntlProvider value={createShopIntl('vi', {})}>
      <Form initialValues={{ images: [] }} onSubmit={() => {}}>
        {children}
      </Form>
    </RawIntlProvider>,
  )
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
}

function List({ adds }: { adds: (add: Add) => void }) {
  const { value, onChange } = useFormField<readonly string[]>('images')
  adds((name) => onChange((before) => [...before, name]))
  return <output>{value.join(' ')}</output>
}

test('several changes between a render and its effects all count', async () => {
  const names = ['a', 'b', 'c', 'd', 'e']
  const left = names.slice(1)
  let add: Add = () => {}
  inForm(<List adds={(next) => (add = next)} />)
  // Called right after each render, before the effects that React runs later.
  new MutationObserver(() => {
    const next = left.shift()
    if (next) add(next)
  }).observe(screen.getByRole('status'), { childList: true, characterData: true, subtree: true })
  add('a')
  await expect.poll(() => screen.getByRole('status').textContent).toBe(names.join(' '))
})

type BesideProps = { adds: (add: Add) => void; rendersAnew: (renderAnew: () => void) => void }

function Beside({ adds, rendersAnew }: BesideProps) {
  const [times, setTimes] = useState(0)
  rendersAnew(() => flushSync(() => setTimes(times + 1)))
  return <List adds={adds} />
}

test('a render with the previous value does not undo a change', async () => {
  let add: Add = () => {}
  let renderAnew = () => {}
  inForm(<Beside adds={(next) => (add = next)} rendersAnew={(next) => (renderAnew = next)} />)
  // The form renders its change as a transition. A render that happens at once still has the list without the
  // new item.
  startTransition(() => add('a'))
  renderAnew()
  add('b')
  await expect.poll(() => screen.getByRole('status').textContent).toBe('a b')
})

test('each field shows its first text, and fields without text show none §5.4.1', () => {
  expect(firstErrorTexts({ phone: ['Số sai', 'Quá dài'], name: [], note: undefined })).toEqual({
    phone: 'Số sai',
  })
})

test('a changed field loses its text, the others keep theirs §5.3.6', () => {
  const texts = { phone: 'Số sai', name: 'Thiếu tên', 'phone.0.code': 'Thiếu mã' }
  expect(withoutErrorsOf(texts, ['phone'])).toEqual({ name: 'Thiếu tên' })
})

test.each([
  'checkout.error.phoneInvalid',
  'auth.validation.emailRequired',
  'adminProduct.error.name',
])('%s is a message id', (text) => expect(isMessageId(text)).toBe(true))

test.each(['Số điện thoại cần ít nhất 9 chữ số', 'phone is required.', 'Invalid', ''])(
  '"%s" is a text of somebody else',
  (text) => expect(isMessageId(text)).toBe(false),
)
