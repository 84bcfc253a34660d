import { Formik, type FormikValues } from 'formik'
import { type ComponentProps, type ReactNode, useRef } from 'react'
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
  /**
   * Returns questions about valid values that were hardly meant, by field. They show like errors when the form is sent; sent
   * again with the same values, it goes.
   */
  doubts?: ((values: Values) => FieldErrors) | undefined
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
  doubts,
  onSubmit,
  onValuesChange,
  ...rest
}: FormProps<Values>) {
  const asked = useRef(new Set<string>())
  /** Returns the questions that were not asked yet about these values. */
  const newDoubts = (values: Values) => {
    const isNew = ([name]: [string, unknown]) => {
      const about = JSON.stringify([name, values[name]])
      return !asked.current.has(about) && asked.current.add(about)
    }
    return Object.fromEntries(Object.entries(doubts?.(values) ?? {}).filter(isNew))
  }
  return (
    <Formik<Values>
      initialValues={initialValues}
      initialStatus={noTexts}
      validate={schema && ((values) => errorsOf(values, schema, context?.()))}
      validateOnChange={false}
      // Always a promise: without one, formik treats the form as still submitting.
      onSubmit={async (values, { setStatus, resetForm, setValues }) => {
        const questions = firstTexts(newDoubts(values))
        setStatus(questions)
        if (Object.keys(questions).length > 0) return
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
