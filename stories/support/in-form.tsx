import type { Decorator } from '@storybook/react-vite'
import type { FormikValues } from 'formik'
import { fn } from 'storybook/test'
import { Form } from '@/ui/form/Form'

/** Returns a decorator: a form around a story, with these values. Fields of `ui/form` need one. */
export function inForm(initialValues: FormikValues): Decorator {
  return function InForm(Story) {
    return (
      <Form aria-label="Form" initialValues={initialValues} onSubmit={fn()}>
        <Story />
      </Form>
    )
  }
}
