import type { Decorator } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Form } from '@/ui/form/Form'

/** Called with what `inForm` sends. */
export const onSent = fn()

/** A form around a story, with the values of `parameters.form`. Fields of `ui/form` need one. */
export const inForm: Decorator = (Story, { parameters }) => (
  <Form
    aria-label="Form"
    initialValues={parameters.form}
    onSubmit={(values) => void onSent(values)}
  >
    <Story />
  </Form>
)

/** Sends the form as a click does, without taking the focus out of the field. */
export function send(canvas: { getByRole: (role: 'form') => HTMLElement }): void {
  const form = canvas.getByRole('form')
  if (form instanceof HTMLFormElement) form.requestSubmit()
}
