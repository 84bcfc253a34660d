import { type ReactNode, useState } from 'react'
import { type ErrorText, useErrorText, useMsg } from '@/i18n/use-msg'
import { useWriteKey } from '@/lib/write-keys'
import { ErrorState } from '../feedback/ErrorState'
import { Skeleton } from '../feedback/Skeleton'
import { FormFields } from '../fields/Field'
import { Form, type FormHelpers, type FormProps } from '../form/Form'
import { FormWindow, type FormWindowProps } from './FormWindow'

/** True when the action is done. Otherwise the error text, or null if another place shows it. */
export type Outcome = true | ErrorText | null

type ActionWindowProps<Values> = FormWindowProps &
  Pick<FormProps<Values>, 'schema' | 'doubts'> & {
    /** Undefined while they are read. */
    initialValues: Values | undefined
    /** It holds more than its fields do, such as an upload on its way. */
    holdsMore?: boolean
    /** True for values that a click picks again: closing loses nothing that was typed. */
    isPicked?: (values: Values) => boolean
    isBlocked?: boolean
    /** Names what it sends, as `return:MV1042`: two tabs, and a reload, then share its key. */
    sends?: string
    /**
     * Does what the window is for, with valid values. The key is the window's: under it a repeated call,
     * after a lost answer, is the same one.
     */
    onSend: (values: Values, helpers: FormHelpers<Values>, key: string) => Promise<Outcome>
    /** Returns the text for a rejected `onSend`; null if another place shows it. */
    errors?: (error: unknown) => ErrorText | null
    /** Called when it closes: done, or left. */
    onClose: () => void
    children: ReactNode
  }

/**
 * A window that asks for a few things and does something with them. Whatever fails keeps it open with what
 * was typed; closing it then asks first. Each opening is a window of its own: give it the number of
 * `useWindowTask` as key. Import it lazily.
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
            // An error is about what was sent.
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
