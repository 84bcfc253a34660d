import { fireEvent, render, screen } from '@testing-library/react'
import { RawIntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import { object, string } from 'yup'
import { createShopIntl } from '@/i18n/LanguageProvider'
import { StoreProvider } from '@/lib/store'
import { Announcer } from '../feedback/Announcer'
import { TextField } from '../fields/TextField'
import { FormTextField } from './fields'
import { Form } from './Form'

const required = string().required('Cần email')
const schema = object({ email: required })

/** Shows a form and the live region. `readTexts` lists all texts that the region has contained so far. */
function show(error?: string) {
  const readTexts: string[] = []
  const content = (shown?: string) => (
    <StoreProvider>
      <RawIntlProvider value={createShopIntl('vi', {})}>
        <Announcer />
        <Form initialValues={{ email: '' }} schema={async () => schema} onSubmit={() => {}}>
          <FormTextField name="email" label="Email" hint="ten@example.com" />
          <TextField label="Mã" value="X" onChange={() => {}} hint="Mã hết hạn" error={shown} />
          <button type="submit">Gửi</button>
        </Form>
      </RawIntlProvider>
    </StoreProvider>
  )
  const { rerender, container } = render(content(error))
  const region = container.querySelector('[aria-live]')
  new MutationObserver(() => readTexts.push(region?.textContent ?? '')).observe(container, {
    subtree: true,
    childList: true,
  })
  const email = screen.getByLabelText('Email')
  return { email, readTexts, showError: (next: string) => rerender(content(next)) }
}

test('screen readers read a new error as a message, and its field keeps the hint §14.2d', async () => {
  const { email, readTexts } = show()
  email.focus()
  screen.getByLabelText('Mã').focus()
  await expect.poll(() => readTexts.at(-1)).toBe('Cần email')
  const note = document.getElementById(email.getAttribute('aria-describedby') ?? '')
  expect(note?.textContent).toBe('Cần email ten@example.com')
})

test.each([
  [
    'of the field that gets the focus',
    ({ email }: ReturnType<typeof show>) => {
      fireEvent.click(screen.getByText('Gửi'))
      return expect.poll(() => document.activeElement).toBe(email)
    },
  ],
  [
    'that stood there as a hint',
    ({ showError }: ReturnType<typeof show>) => {
      showError('Mã hết hạn')
      return expect.poll(() => screen.getByLabelText('Mã').ariaInvalid).toBe('true')
    },
  ],
])('an error %s is not read twice §14.2d', async (_which, appear) => {
  const shown = show()
  await appear(shown)
  // Timers run in order, so that an announcement would have come before this one.
  await new Promise((resolve) => setTimeout(resolve))
  expect(shown.readTexts.join('')).toBe('')
})
