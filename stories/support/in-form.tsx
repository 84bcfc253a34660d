import type { Decorator } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Form } from '@/ui/form/Form'

/** A form around a story, with the values of `parameters.form`. Fields of `ui/form` need one. */
export const inForm: Decorator = (Story, { parameters }) => (
  <Form aria-label="Form" initialValues={parameters.form} onSubmit={fn()}>
    <Story />
  </Form>
)
