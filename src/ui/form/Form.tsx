import { Formik, type FormikValues } from 'formik'
import type { ComponentProps, ReactNode } from 'react'
import { firstTexts, type FieldErrors } from './field-errors'
import { errorsOf, type LoadSchema } from './validation'
import { FormBody } from './FormBody'

export type FormHelpers<Values = object> = {
  /** Shows the server's first error under each field until that field changes. */
  setFieldErrors: (errors: FieldErrors) => void
  /** Restores the initial values and clears all errors. */
  reset: () => void
  /** Changes values without validating them. `current` includes what was typed during the call. */
  update(change: (current: Values) => Values): void
}

export type FormProps<Values> = Omit<
  ComponentProps<'form'>,
  'onSubmit' | 'onReset' | 'onInvalid' | 'ref'
> & {
  /** A value for each field, by its name. Read once. */
  initialValues: Values
  /** `() => import('./schema')`: its rules, whose messages are message ids; they load with the first validation. */
  schema?: LoadSchema
  /** Returns yup's context for the rules; called at each validation. */
  context?: () => object
  /** Called with valid values. A promise keeps the form from being sent again until it settles; it must not reject. */
  onSubmit: (values: Values, helpers: FormHelpers<Values>) => void | Promise<void>
  /** Called after every change, to save a draft. */
  onValuesChange?: (values: Values) => void
  /** Called with the errors by field, after rules have kept a form from being sent. */
  onInvalid?: ((errors: object) => void) | undefined
  /** Fields of `ui/form` and a submit button. */
  children: ReactNode
}

/**
 * The only form that uses formik directly. An error shows when its field loses the focus or the form is sent, and
 * clears when the field changes (Product §5). Sending moves the focus to the first field with an error. Use
 * `FormTextField` and the other `Form…` fields inside.
 */
export function Form<Values extends FormikValues>({
  initialValues,
  schema,
  context,
  onSubmit,
  onValuesChange,
  ...rest
}: FormProps<Values>) {
  return (
    <Formik<Values>
      initialValues={initialValues}
      initialStatus={noTexts}
      validate={schema && ((values) => errorsOf(values, schema, context?.()))}
      validateOnChange={false}
      // Always a promise: without one, formik treats the form as still submitting.
      onSubmit={async (values, { setStatus, resetForm, setValues }) => {
        await onSubmit(values, {
          setFieldErrors: (errors) => setStatus(firstTexts(errors)),
          reset: () => resetForm(),
          update: (change) => void setValues(change, false),
        })
      }}
    >
      <FormBody<Values> {...rest} onValuesChange={onValuesChange} />
    </Formik>
  )
}

/** The server's errors live in formik's status, because validation would overwrite them in `errors`. */
const noTexts: Record<string, string> = {}
