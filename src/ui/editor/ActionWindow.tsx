import { type ReactNode, useState } from 'react'
import { type ErrorText, useErrorText, useMsg } from '@/i18n/use-msg'
import { useWriteKey } from '@/lib/write-keys'
import { ErrorState } from '../feedback/ErrorState'
import { Skeleton } from '../feedback/Skeleton'
import { FormFields } from '../fields/Field'
import { Form, type FormHelpers, type FormProps } from '../form/Form'
import { FormWindow, type FormWindowProps } from './FormWindow'

/**
 * True when the action is done. Otherwise the text of the error, or null if another place shows the error.
 */
export type Outcome = true | ErrorText | null

type ActionWindowProps<Values> = FormWindowProps &
  Pick<FormProps<Values>, 'schema' | 'doubts'> & {
    /** Undefined while the values are loading. */
    initialValues: Values | undefined
    /** True if closing would lose more than the fields show, such as an upload that has not ended. */
    holdsMore?: boolean
    /**
     * Returns true for values that the user can choose again with a click, because closing then loses no
     * typing.
     */
    isPicked?: (values: Values) => boolean
    isBlocked?: boolean
    /**
     * Identifies the action and its object, for example `return:MV1042`. Two tabs then use the same
     * idempotency key, and so does the page after a reload.
     */
    sends?: string
    /**
     * Performs the window's action with valid values. The key belongs to the window: a call that is repeated
     * after a lost answer has the same key, so the server does the action only once.
     */
    onSend: (values: Values, helpers: FormHelpers<Values>, key: string) => Promise<Outcome>
    /** Returns the text for a rejected `onSend`, or null if another place shows the error. */
    errors?: (error: unknown) => ErrorText | null
    /** Called when the window closes, after the action or without it. */
    onClose: () => void
    children: ReactNode
  }

/**
 * A window with a few fields and one action. If the action fails, the window stays open with the typed
 * values, and closing it then asks first. Each opening is a new window, so pass the number from
 * `useWindowTask` as `key`. Import it lazily.
 */
export function ActionWindow<Values extends object>({
  isOpen,
  initialValues,
  schema,
  doubts,
  holdsMore = false,
  isPicked,
  isBlocked = false,
  sends,
  onSend,
  errors,
  onClose,
  children,
  ...frame
}: ActionWindowProps<Values>) {
  const errorText = useErrorText()
  const msg = useMsg()
  const writeKey = useWriteKey(sends)
  const [isDirty, setIsDirty] = useState(false)
  const [isPickedOnly, setPickedOnly] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<{ said?: Outcome; error?: unknown }>({})
  const send = async (values: Values, helpers: FormHelpers<Values>) => {
    setIsSending(true)
    setFailure({})
    try {
      const said = await writeKey.send(
        (key) => onSend(values, helpers, key),
        (outcome) => outcome === true,
      )
      if (said === true) onClose()
      else setFailure({ said })
    } catch (error) {
      setFailure({ error })
    }
    setIsSending(false)
  }
  const { said, error } = failure
  const problem = error === undefined ? said : errors?.(error)
  const text =
    problem && problem !== true
      ? errorText(problem)
      : writeKey.isElsewhere && isOpen && msg('unsaved.elsewhere')
  return (
    <FormWindow
      {...frame}
      isOpen={isOpen}
      isBlocked={isBlocked || !initialValues}
      isTyped={(isDirty && !isPickedOnly) || holdsMore}
      isBusy={isSending}
      problem={text && <ErrorState compact message={text} />}
      onLeave={onClose}
    >
      {(id) =>
        initialValues ? (
          <Form<Values>
            id={id}
            initialValues={initialValues}
            schema={schema}
            doubts={doubts}
            {...(holdsMore && { isUnsaved: true })}
            onDirtyChange={setIsDirty}
            onValuesChange={(values) => setPickedOnly(isPicked?.(values) ?? false)}
            // An error is about the values that were sent, so a change clears it.
            onChange={() => setFailure({})}
            onSubmit={send}
          >
            <FormFields>{children}</FormFields>
          </Form>
        ) : (
          <Skeleton height="480px" />
        )
      }
    </FormWindow>
  )
}
