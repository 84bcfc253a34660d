import {
  Formik,
  type FormikErrors,
  type FormikValues,
  useFormikContext,
  yupToFormErrors,
} from 'formik'
import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { Schema } from 'yup'
import { whenLeaving } from '@/lib/leaving'
import { holdReload, useTyped } from '@/lib/reload-page'
import { scanReader } from '@/lib/scanner'
import type { Ruled } from './described-rules'
import { enterGoesOn } from './enter'
import { type FieldProblems, firstTexts, type Late, LateFields, tellLate } from './use-form'

export type FormHelpers<Values = object> = {
  /** Shows the server's first error under each field until that field changes. */
  setFieldErrors: (errors: FieldProblems) => void
  reset: () => void
  /** Changes values without validating them. `current` includes what the user typed during the call. */
  update(change: (current: Values) => Values): void
}

export type FormProps<Values> = Omit<
  ComponentProps<'form'>,
  'onSubmit' | 'onReset' | 'onInvalid' | 'ref'
> & {
  /** The initial value of each field, by the field's name. Read only once. */
  initialValues: Values
  /**
   * The form's rules: a description that contains them, or `() => import('./schema')`, which is loaded for
   * the first validation.
   */
  schema?: Rules | undefined
  /** Returns the context that yup passes to the rules. Called at each validation. */
  context?: () => object
  /**
   * Returns questions about valid values that are probably mistakes, by field. They show like errors. If the
   * user sends the same values again, the form is sent.
   */
  doubts?: ((values: Values) => FieldProblems) | undefined
  /**
   * Called with valid values. If it returns a promise, the form cannot be sent again until the promise
   * settles. The promise must not reject.
   */
  onSubmit: (values: Values, helpers: FormHelpers<Values>) => void | Promise<void>
  onValuesChange?: (values: Values) => void
  onInvalid?: ((errors: object) => void) | undefined
  /**
   * Called with true when the values begin to differ from the initial values, and with false when they no
   * longer differ.
   */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined
  /**
   * True if the form holds unsaved values. By default it is true if the values differ from the initial
   * values.
   */
  isUnsaved?: boolean
  children: ReactNode
}

/**
 * A form. Only this component uses formik. An error shows when the user leaves its field or sends the form,
 * and a change of the field clears it (Product §5).
 */
export function Form<Values extends FormikValues>({
  initialValues,
  schema,
  context,
  doubts,
  onSubmit,
  ...rest
}: FormProps<Values>) {
  const raised = useRef(new Set<string>())
  const newDoubts = (values: Values) => {
    const isNew = ([name]: [string, unknown]) => {
      const about = JSON.stringify([name, values[name]])
      return !raised.current.has(about) && raised.current.add(about)
    }
    return Object.fromEntries(Object.entries(doubts?.(values) ?? {}).filter(isNew))
  }
  return (
    <Formik<Values>
      initialValues={initialValues}
      initialStatus={noTexts}
      validate={schema && ((values) => errorsOf(values, schema, context?.()))}
      validateOnChange={false}
      // Always returns a promise. Without a promise, formik would treat the form as still submitting.
      onSubmit={async (values, { setStatus, resetForm, setFormikState }) => {
        const questions = firstTexts(newDoubts(values))
        setStatus(questions)
        if (Object.keys(questions).length > 0) return
        await onSubmit(values, {
          setFieldErrors: (errors) => setStatus(firstTexts(errors)),
          reset: () => resetForm(),
          update: (change) => setFormikState((now) => ({ ...now, values: change(now.values) })),
        })
      }}
    >
      <FormBody<Values> {...rest} />
    </Formik>
  )
}

/** The server's errors live in formik's status, because validation would overwrite them in `errors`. */
const noTexts: Record<string, string> = {}

type FormBodyProps<Values> = Omit<
  FormProps<Values>,
  'initialValues' | 'schema' | 'context' | 'doubts' | 'onSubmit'
>

/**
 * The form element. It sends only one request at a time, moves the focus to the first error, and reports
 * changes.
 */
function FormBody<Values>({
  onValuesChange,
  onInvalid,
  onDirtyChange,
  isUnsaved,
  ...rest
}: FormBodyProps<Values>) {
  const { values, errors, submitForm, isSubmitting, submitCount, dirty } =
    useFormikContext<Values>()
  useTyped(isUnsaved ?? dirty)
  const form = useRef<HTMLFormElement>(null)
  const sending = useRef(false)
  /** The focused element at the moment of sending. */
  const sentFrom = useRef<Element | null>(null)
  const [late] = useState<Late>(() => new Set())
  const [readScan] = useState(scanReader)
  const reported = useRef(values)

  // `first` runs it before the others, so that code that keeps the typed values gets the latest ones.
  useEffect(() => whenLeaving(() => tellLate(late), { first: true }), [late])

  const reportErrors = useEffectEvent(() => {
    if (Object.keys(errors).length > 0) onInvalid?.(errors)
  })
  useEffect(
    function leadToFirstErrorAfterSending() {
      if (isSubmitting || submitCount === 0 || !form.current) return
      // If the user has moved to another control in the meantime, the focus stays there.
      const now = document.activeElement
      if (now === sentFrom.current || !form.current.contains(now))
        leadTo(firstInvalidControl(form.current))
      reportErrors()
    },
    [isSubmitting, submitCount],
  )

  // A layout effect, so that a dialog closed by Escape right after a key knows that it has unsaved changes.
  useLayoutEffect(
    function reportChangedValues() {
      if (reported.current === values) return
      reported.current = values
      onValuesChange?.(values)
    },
    [values, onValuesChange],
  )

  useLayoutEffect(
    function reportDirt() {
      onDirtyChange?.(dirty)
      return () => onDirtyChange?.(false)
    },
    [dirty, onDirtyChange],
  )

  /** Checks a ref, because a double click arrives before `isSubmitting` is rendered. */
  const send = async () => {
    if (sending.current) return
    sending.current = true
    sentFrom.current = document.activeElement
    try {
      tellLate(late)
      await holdReload(submitForm())
    } finally {
      sending.current = false
    }
  }

  return (
    <LateFields value={late}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- for its inputs */}
      <form
        {...rest}
        ref={form}
        noValidate
        aria-busy={isSubmitting}
        onMouseDown={keepFieldOnClick}
        onKeyDown={(event) => {
          rest.onKeyDown?.(event)
          enterGoesOn(event, readScan(event.nativeEvent) !== undefined)
        }}
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault()
          void send()
        }}
      />
    </LateFields>
  )
}

/**
 * Keeps the focus in the field. If the field lost it, its error would show and push the button away from
 * under the pointer.
 */
function keepFieldOnClick(event: MouseEvent) {
  const { target } = event
  if (target instanceof Element && target.closest('[type=submit]')) event.preventDefault()
}

const control =
  'input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [contenteditable="true"]'

/**
 * Returns the first control with an error, in reading order. In a radio group, returns the checked radio
 * button or the first one.
 */
export function firstInvalidControl(form: HTMLElement): HTMLElement | null {
  const invalid = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  if (!invalid || invalid.matches(control)) return invalid
  return invalid.querySelector<HTMLElement>('input:checked') ?? invalid.querySelector(control)
}

/**
 * Moves the focus to a control. A control in a closed section, or in the language that is not shown
 * (`Languages`), is shown first.
 */
export function leadTo(control: HTMLElement | null): void {
  const texts = control?.closest<HTMLElement>('[data-language]')
  const choice = `[type=radio][value=${texts?.dataset.language}]`
  const language = texts?.parentElement?.querySelector<HTMLInputElement>(choice)
  if (language) language.checked = true
  let fold = control?.closest('details')
  while (fold) {
    fold.open = true
    fold = fold.parentElement?.closest('details')
  }
  control?.focus()
}

/**
 * A record's description, or a function that loads a form's rules. The messages of the rules are message ids.
 * The rules load late because yup is 12 kB (brotli) and no form needs it before the user leaves a field.
 */
export type Rules = Ruled | LoadSchema
export type LoadSchema = () => Promise<{ schema: Schema }>

/**
 * Returns the errors of a form by field. Returns none if the form's rules cannot be loaded, because the
 * server validates too.
 */
export async function errorsOf<Values extends FormikValues>(
  values: Values,
  rules: Rules,
  context?: object,
): Promise<FormikErrors<Values>> {
  try {
    const schema =
      typeof rules === 'function'
        ? (await rules()).schema
        : (await import('./described-rules')).describedSchema(rules)
    await schema.validate(values, { abortEarly: false, context })
  } catch (error) {
    if (error instanceof Error && error.name === 'ValidationError') return yupToFormErrors(error)
  }
  return {}
}
