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
import { onLeavingPage } from '@/lib/leaving'
import { blockReload, useReloadBlock } from '@/lib/reload-page'
import { createScanReader } from '@/lib/scanner'
import type { DescriptionWithRules } from './described-rules'
import { moveFocusOnEnter } from './enter'
import {
  type FieldErrorTexts,
  firstErrorTexts,
  type LateFieldReaders,
  LateFieldsContext,
  reportLateFields,
} from './use-form'

export type FormHelpers<Values = object> = {
  /** Shows the first error of each field until the field changes. */
  setFieldErrors: (errors: FieldErrorTexts) => void
  reset: () => void
  /** Changes values without validating them. `current` includes what the user typed in the meantime. */
  update(change: (current: Values) => Values): void
}

export type FormProps<Values> = Omit<
  ComponentProps<'form'>,
  'onSubmit' | 'onReset' | 'onInvalid' | 'ref'
> & {
  /** The initial value of each field, by name. Changes of this prop are ignored. */
  initialValues: Values
  /**
   * The rules of the form: a description that contains them, or a function that loads a yup schema for the
   * first validation.
   */
  schema?: FormRules | undefined
  /** Returns the context that yup passes to the rules. It is called at each validation. */
  context?: () => object
  /**
   * Returns questions about values that are valid but probably wrong, by field. These questions show like
   * errors. If the user sends the same values again, the form is sent.
   */
  doubts?: ((values: Values) => FieldErrorTexts) | undefined
  /**
   * Called with valid values. If it returns a promise, the form cannot be sent again until the promise
   * settles. The promise must not reject.
   */
  onSubmit: (values: Values, helpers: FormHelpers<Values>) => void | Promise<void>
  onValuesChange?: (values: Values) => void
  onInvalid?: ((errors: object) => void) | undefined
  /**
   * Called with true when the values start to differ from the initial values. Called with false when they no
   * longer differ, and when the form is removed.
   */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined
  /**
   * True if the form contains unsaved values. By default, it is true if the values differ from the initial
   * ones.
   */
  isUnsaved?: boolean
  /**
   * False if Enter in a field must not send the form. Enter then moves to the next field, and only the button
   * sends.
   */
  enterSends?: boolean
  children: ReactNode
}

/**
 * A form. Only the files of ui/form use formik. An error shows when the user leaves the field or sends the
 * form. A change of the field removes the error (Product §5).
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
      validate={schema && ((values) => formErrorsOf(values, schema, context?.()))}
      validateOnChange={false}
      // The function is async, because without a promise formik would treat the form as still being sent.
      onSubmit={async (values, { setStatus, resetForm, setFormikState }) => {
        const questions = firstErrorTexts(newDoubts(values))
        setStatus(questions)
        if (Object.keys(questions).length > 0) return
        await onSubmit(values, {
          setFieldErrors: (errors) => setStatus(firstErrorTexts(errors)),
          reset: () => resetForm(),
          update: (change) => setFormikState((now) => ({ ...now, values: change(now.values) })),
        })
      }}
    >
      <FormBody<Values> {...rest} />
    </Formik>
  )
}

/**
 * No server errors: the initial value of formik's `status`. Server errors are kept there, because validation
 * would overwrite them in `errors`.
 */
const noTexts: Record<string, string> = {}

type FormBodyProps<Values> = Omit<
  FormProps<Values>,
  'initialValues' | 'schema' | 'context' | 'doubts' | 'onSubmit'
>

/**
 * The form element. It sends one request at a time, moves the focus to the first error, and reports changes.
 */
function FormBody<Values>({
  onValuesChange,
  onInvalid,
  onDirtyChange,
  isUnsaved,
  enterSends = true,
  ...rest
}: FormBodyProps<Values>) {
  const { values, errors, submitForm, isSubmitting, submitCount, dirty } =
    useFormikContext<Values>()
  useReloadBlock(isUnsaved ?? dirty)
  const form = useRef<HTMLFormElement>(null)
  const sending = useRef(false)
  /** The element that had the focus when the form was sent. */
  const sentFrom = useRef<Element | null>(null)
  const [late] = useState<LateFieldReaders>(() => new Set())
  const [readScan] = useState(createScanReader)
  const reported = useRef(values)

  // With `first`, the late fields report before other listeners run, so that code that stores the values gets
  // the latest ones.
  useEffect(() => onLeavingPage(() => reportLateFields(late), { first: true }), [late])

  const reportErrors = useEffectEvent(() => {
    if (Object.keys(errors).length > 0) onInvalid?.(errors)
  })
  useEffect(
    function leadToFirstErrorAfterSending() {
      if (isSubmitting || submitCount === 0 || !form.current) return
      // If the user has moved to another control in the meantime, the focus stays there.
      const now = document.activeElement
      if (now === sentFrom.current || !form.current.contains(now))
        focusControl(firstInvalidControl(form.current))
      reportErrors()
    },
    [isSubmitting, submitCount],
  )

  // A layout effect runs before the next key press. If Escape closes a dialog then, the dialog already knows
  // about the unsaved change.
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

  /**
   * Sends the form. A ref prevents a second request, because a double click comes before `isSubmitting` is
   * rendered.
   */
  const send = async () => {
    if (sending.current) return
    sending.current = true
    sentFrom.current = document.activeElement
    try {
      reportLateFields(late)
      await blockReload(submitForm())
    } finally {
      sending.current = false
    }
  }

  return (
    <LateFieldsContext value={late}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- for its inputs */}
      <form
        {...rest}
        ref={form}
        noValidate
        aria-busy={isSubmitting}
        onMouseDown={keepFocusOnClick}
        onKeyDown={(event) => {
          rest.onKeyDown?.(event)
          const isScan = readScan(event.nativeEvent) !== undefined
          moveFocusOnEnter(event, { isScan, enterSends })
        }}
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault()
          void send()
        }}
      />
    </LateFieldsContext>
  )
}

/**
 * Keeps the focus in the field when the submit button is clicked. Otherwise the error of the field would
 * appear and move the button away from the pointer.
 */
export function keepFocusOnClick(event: MouseEvent) {
  const { target } = event
  if (target instanceof Element && target.closest('[type=submit]')) event.preventDefault()
}

const control =
  'input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [contenteditable="true"]'

/**
 * Returns the first control with an error, in reading order. For a group of radio buttons, returns the
 * checked button or else the first button.
 */
export function firstInvalidControl(form: HTMLElement): HTMLElement | null {
  const invalid = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  if (!invalid || invalid.matches(control)) return invalid
  return invalid.querySelector<HTMLElement>('input:checked') ?? invalid.querySelector(control)
}

/**
 * Moves the focus to a control. If the control is in a closed section or in the hidden language
 * (`LanguageFields`), that section or language is shown first.
 */
export function focusControl(control: HTMLElement | null): void {
  const texts = control?.closest<HTMLElement>('[data-language]')
  const choice = `[type=radio][value=${texts?.dataset.language}]`
  const language = texts?.closest('[data-languages]')?.querySelector<HTMLInputElement>(choice)
  if (language) language.checked = true
  let fold = control?.closest('details')
  while (fold) {
    fold.open = true
    fold = fold.parentElement?.closest('details')
  }
  control?.focus()
}

/**
 * The rules of a form: a record's description, or a function that loads a schema. The messages of the rules
 * are ids of texts. The schema loads late, because yup has 12 kB (brotli) and no form needs it before the
 * user leaves a field.
 */
export type FormRules = DescriptionWithRules | SchemaLoader
export type SchemaLoader = () => Promise<Schema>

/**
 * Returns the errors of a form by field. Returns no errors if the rules cannot be loaded or applied, because
 * the server checks the values too.
 */
export async function formErrorsOf<Values extends FormikValues>(
  values: Values,
  rules: FormRules,
  context?: object,
): Promise<FormikErrors<Values>> {
  try {
    const schema =
      typeof rules === 'function'
        ? await rules()
        : (await import('./described-rules')).describedFormSchema(rules)
    await schema.validate(values, { abortEarly: false, context })
  } catch (error) {
    if (error instanceof Error && error.name === 'ValidationError') return yupToFormErrors(error)
  }
  return {}
}
