import { type ReactNode, useState } from 'react'
import { type ErrorText, useErrorText, useMsg } from '@/i18n/use-msg'
import { useWriteKey } from '@/lib/write-keys'
import { ErrorState } from '../feedback/ErrorState'
import { Skeleton } from '../feedback/Skeleton'
import { FormFields } from '../fields/Field'
import { Form, type FormHelpers, type FormProps } from '../form/Form'
import { FormWindow, type FormWindowProps } from './FormWindow'

/**
 * The result of a window's action: true after success, otherwise the text of the error, or null if the error
 * shows elsewhere.
 */
export type ActionOutcome = true | ErrorText | null

type ActionWindowProps<Values> = FormWindowProps &
  Pick<FormProps<Values>, 'schema' | 'doubts'> & {
    /** Undefined while the values are loading. */
    initialValues: Values | undefined
    /**
     * True if closing the window would lose more than the values of the fields, such as an unfinished upload.
     */
    holdsMore?: boolean
    /**
     * Returns true if a click is enough to choose these values again. The window then closes without a
     * question.
     */
    isPicked?: (values: Values) => boolean
    isBlocked?: boolean
    /**
     * The name of the action and its object, for example `return:MV1042`. Windows with the same name share
     * one idempotency key, in all browser tabs and after a reload.
     */
    sends?: string
    /**
     * Performs the action with valid values. `key` is the idempotency key of the window. If the action is
     * repeated because the server's response was lost, the key is the same, so the server performs the action
     * only once.
     */
    onSend: (values: Values, helpers: FormHelpers<Values>, key: string) => Promise<ActionOutcome>
    /** Returns the text for an error that `onSend` throws, or null if the error shows elsewhere. */
    errors?: (error: unknown) => ErrorText | null
    /** Called when the window closes, with or without success. */
    onClose: () => void
    children: ReactNode
  }

/**
 * A window with a few fields and one action. If the action fails, the window stays open and keeps the values.
 * Each opening needs a new window, so pass the number from `useWindowTask` as `key`. Import it lazily, so
 * that the start bundle stays small.
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
  const [failure, setFailure] = useState<{ said?: ActionOutcome; error?: unknown }>({})
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
            // The error is about the values that were sent, so a change of the values removes it.
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
