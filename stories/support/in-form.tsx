import type { Decorator } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Form } from '@/ui/form/Form'

/** A mock function that gets the values when the form of `inForm` is sent. */
export const onSent = fn()

/**
 * Puts a form around a story, because fields of `ui/form` need one. The form's values come from
 * `parameters.form`.
 */
export const inForm: Decorator = (Story, { parameters }) => (
  <Form
    aria-label="Form"
    initialValues={parameters.form}
    onSubmit={(values) => void onSent(values)}
  >
    <Story />
  </Form>
)

/** Sends the form without a click, so that the focus stays in the field. */
export function submitForm(canvas: { getByRole: (role: 'form') => HTMLElement }): void {
  const form = canvas.getByRole('form')
  if (form instanceof HTMLFormElement) form.requestSubmit()
}
