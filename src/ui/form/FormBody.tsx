import { useFormikContext } from 'formik'
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type MouseEvent,
  type SubmitEvent,
} from 'react'
import { firstInvalidControl } from './first-invalid'

type FormBodyProps<Values> = Omit<
  ComponentProps<'form'>,
  'onSubmit' | 'onReset' | 'onInvalid' | 'ref'
> & {
  onValuesChange: ((values: Values) => void) | undefined
  onInvalid?: ((errors: object) => void) | undefined
}

/** The form element: sends once at a time, leads to the first error, reports changes. */
export function FormBody<Values>({ onValuesChange, onInvalid, ...rest }: FormBodyProps<Values>) {
  const { values, errors, submitForm, isSubmitting, submitCount } = useFormikContext<Values>()
  const form = useRef<HTMLFormElement>(null)
  const sending = useRef(false)
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

  // Before the next key: told after the drawing, a window that Escape closes right away had heard of no change to ask for.
  useLayoutEffect(
    function reportChangedValues() {
      if (reported.current === values) return
      reported.current = values
      onValuesChange?.(values)
    },
    [values, onValuesChange],
  )

  /** The state tells too late: a double click arrives before the next render. */
  const send = async () => {
    if (sending.current) return
    sending.current = true
    try {
      await submitForm()
    } finally {
      sending.current = false
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- does nothing of its own
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
  )
}

/**
 * A press on the sending button leaves the focus in its field: left, the field would show its error at once,
 * push the button away from under the pointer and the press would be lost. Sending shows every error anyway.
 */
function keepFieldOnPress(event: MouseEvent) {
  const { target } = event
  if (target instanceof Element && target.closest('[type=submit]')) event.preventDefault()
}
