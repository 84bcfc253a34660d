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
  /** Changes values without validating them. `current` includes what was typed during the call. */
  update(change: (current: Values) => Values): void
}

export type FormProps<Values> = Omit<
  ComponentProps<'form'>,
  'onSubmit' | 'onReset' | 'onInvalid' | 'ref'
> & {
  /** A value for each field, by its name. Read once. */
  initialValues: Values
  /**
   * Its rules: a description that says them, or `() => import('./schema')`; they load with the first
   * validation.
   */
  schema?: Rules | undefined
  /** Returns yup's context for the rules; called at each validation. */
  context?: () => object
  /**
   * Questions by field about valid values that were hardly meant. They show like errors; sent again with the
   * same values, it goes.
   */
  doubts?: ((values: Values) => FieldProblems) | undefined
  /**
   * Called with valid values. A promise keeps the form from being sent again until it settles; it must not
   * reject.
   */
  onSubmit: (values: Values, helpers: FormHelpers<Values>) => void | Promise<void>
  onValuesChange?: (values: Values) => void
  onInvalid?: ((errors: object) => void) | undefined
  /** Called when it begins and ends to differ from its first values. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined
  /** True when the form holds unsaved values. By default: when they differ from the first values. */
  isUnsaved?: boolean
  children: ReactNode
}

/**
 * The only form that uses formik. An error shows when its field is left or the form is sent, and clears with
 * a change (Product §5).
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
      // Always a promise: without one, formik treats the form as still submitting.
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

/** The form element: sends once at a time, focuses the first error and reports changes. */
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

  // First: who keeps what was typed hears of it after this.
  useEffect(() => whenLeaving(() => tellLate(late), { first: true }), [late])

  const reportErrors = useEffectEvent(() => {
    if (Object.keys(errors).length > 0) onInvalid?.(errors)
  })
  useEffect(
    function leadToFirstErrorAfterSending() {
      if (isSubmitting || submitCount === 0 || !form.current) return
      // Who has gone on to another control meanwhile stays there.
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
 * The focus stays in the field: its error, shown on leaving, would push the button away from under the
 * pointer.
 */
function keepFieldOnClick(event: MouseEvent) {
  const { target } = event
  if (target instanceof Element && target.closest('[type=submit]')) event.preventDefault()
}

const control =
  'input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [contenteditable="true"]'

/**
 * Returns the first control with an error, in reading order; in a radio group, the checked or first radio.
 */
export function firstInvalidControl(form: HTMLElement): HTMLElement | null {
  const invalid = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  if (!invalid || invalid.matches(control)) return invalid
  return invalid.querySelector<HTMLElement>('input:checked') ?? invalid.querySelector(control)
}

/**
 * Moves the focus to a control, also to one that is folded away or belongs to the language that is not shown
 * (`Languages`).
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
 * A record's description, or what loads a form's rules, whose messages are message ids: yup is 12 kB
 * (brotli), and no form needs it before a field loses the focus.
 */
export type Rules = Ruled | LoadSchema
export type LoadSchema = () => Promise<{ schema: Schema }>

/** Returns the errors of a form by field; none when its rules fail to load, as the server validates too. */
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
