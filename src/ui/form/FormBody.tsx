import { useFormikContext } from 'formik'
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type MouseEvent,
  type SubmitEvent,
} from 'react'
import { firstInvalidControl } from './first-invalid'
import { LateFields } from './use-late-field'

type FormBodyProps<Values> = Omit<
  ComponentProps<'form'>,
  'onSubmit' | 'onReset' | 'onInvalid' | 'ref'
> & {
  /** Called after every change, with all values. */
  onValuesChange: ((values: Values) => void) | undefined
  /** Called with the errors by field, after rules have kept the form from being sent. */
  onInvalid?: ((errors: object) => void) | undefined
}

/** The form element: sends once at a time, focuses the first error and reports changes. */
export function FormBody<Values>({ onValuesChange, onInvalid, ...rest }: FormBodyProps<Values>) {
  const { values, errors, submitForm, isSubmitting, submitCount } = useFormikContext<Values>()
  const form = useRef<HTMLFormElement>(null)
  const sending = useRef(false)
  const [late] = useState(() => new Set<() => void>())
  const reported = useRef(values)

  const reportErrors = useEffectEvent(() => {
    if (Object.keys(errors).length > 0) onInvalid?.(errors)
  })
  useEffect(
    function leadToFirstErrorAfterSending() {
      if (isSubmitting || submitCount === 0 || !form.current) return
      firstInvalidControl(form.current)?.focus()
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

  /** Checks a ref, because a double click arrives before `isSubmitting` is rendered. */
  const send = async () => {
    if (sending.current) return
    sending.current = true
    try {
      for (const flush of late) flush()
      await submitForm()
    } finally {
      sending.current = false
    }
  }

  return (
    <LateFields value={late}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- does nothing of its own */}
      <form
        {...rest}
        ref={form}
        noValidate
        aria-busy={isSubmitting}
        onMouseDown={keepFieldOnPress}
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault()
          void send()
        }}
      />
    </LateFields>
  )
}

/**
 * Leaves the focus in the field when the submit button is pressed. Otherwise the field would show its error at once and
 * push the button away from under the pointer, and the click would be lost. Sending shows every error anyway.
 */
function keepFieldOnPress(event: MouseEvent) {
  const { target } = event
  if (target instanceof Element && target.closest('[type=submit]')) event.preventDefault()
}
