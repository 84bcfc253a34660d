import { Formik, type FormikValues } from 'formik'
import type { ComponentProps, ReactNode } from 'react'
import { firstTexts, type FieldErrors } from './field-errors'
import { errorsOf, type LoadSchema } from './validation'
import { FormBody } from './FormBody'

export type FormHelpers<Values = object> = {
  /** Puts the server's texts under their fields, the first one of each. They leave when the field is changed. */
  setFieldErrors: (errors: FieldErrors) => void
  /** Back to the initial values, without errors. */
  reset: () => void
  /** Changes values without judging them: what was typed while the call ran is in `current`. */
  update(change: (current: Values) => Values): void
}

export type FormProps<Values> = Omit<
  ComponentProps<'form'>,
  'onSubmit' | 'onReset' | 'onInvalid' | 'ref'
> & {
  initialValues: Values
  /** `() => import('./schema')`: its rules, whose messages are message ids; they load with the first validation. */
  schema?: LoadSchema
  /** What the rules are told beside the values (yup's context), asked for at each validation. */
  context?: () => object
  /** Called with valid values. A promise keeps the form from being sent again until it settles; it must not reject. */
  onSubmit: (values: Values, helpers: FormHelpers<Values>) => void | Promise<void>
  /** Called after every change, to save a draft. */
  onValuesChange?: (values: Values) => void
  /** Called with the errors by field, after rules have kept a form from being sent. */
  onInvalid?: ((errors: object) => void) | undefined
  children: ReactNode
}

/**
 * The one gate to formik. Errors come when a field is left or the form is sent and go when the field is changed
 * (Product §5); sending moves the focus to the first field with an error. Fields inside: `FormTextField` and its like.
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
      // Always a promise: formik takes a form whose handler gives none for still being sent.
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

/** Formik's status holds the server's texts, which no validation of ours may wipe out. */
const noTexts: Record<string, string> = {}
