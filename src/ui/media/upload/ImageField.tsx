import {
  type ChangeEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { color, radius, space, text } from '@/theme/tokens.gen'
import { buttonStyle } from '../../actions/Button'
import { Spinner } from '../../actions/Spinner'
import { Field, fieldAria } from '../../fields/Field'
import { VisuallyHidden } from '../../layout/basics'
import { Picture } from '../Picture'

/** The URL of an uploaded file, or the text of the error. */
export type ImageUploadResult = { url: string } | { problem: string }

export type ImageFieldProps = {
  label: string
  value: string
  /**
   * Called with the URL of the uploaded image. Pass the same function in every render, because a long upload
   * calls the function of an earlier render.
   */
  onChange: (url: string) => void
  /** Checks and uploads a file. It must not reject. */
  send: (file: File) => Promise<ImageUploadResult>
  /** The file types that the file picker offers. */
  accept: string
  ratio?: string
  required?: boolean
  error?: string | undefined
  action?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** A picture that the user can replace. The old picture stays until the new one has been uploaded. */
export function ImageField({ action, ref, ...props }: ImageFieldProps) {
  const { label, value, onChange, send, accept, ratio = '16 / 9', required, error } = props
  const msg = useMsg()
  const id = useId()
  const latest = useRef(0)
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()

  useEffect(function ignoreUploadAfterUnmount() {
    return () => void (latest.current = -1)
  }, [])

  async function pick({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (!file) return
    const turn = (latest.current += 1)
    setProblem(undefined)
    setSending(true)
    const sent = await send(file)
    // The input is cleared, because choosing the same file again would otherwise cause no event.
    target.value = ''
    if (latest.current !== turn) return
    setSending(false)
    if ('problem' in sent) setProblem(sent.problem)
    else onChange(sent.url)
  }
  const shownError = problem ?? error
  const hint = msg('imageField.hint')
  return (
    <Field controlId={id} label={label} required={required} hint={hint} error={shownError}>
      <Row>
        <Shot
          data-invalid={Boolean(shownError) || undefined}
          style={{ aspectRatio: ratio, width: `min(128px, 80px * ${ratio})` }}
        >
          <Picture src={value} alt="" ratio={ratio} sizes="160px" />
          {sending && (
            <Busy>
              <Spinner />
            </Busy>
          )}
        </Shot>
        <Pick data-variant="secondary" data-size="md">
          <input
            ref={ref}
            {...fieldAria(id, { hint, error: shownError })}
            type="file"
            accept={accept}
            aria-required={required}
            onChange={(event) => void pick(event)}
          />
          <span aria-hidden="true">{msg(value ? 'imageField.change' : 'imageField.choose')}</span>
        </Pick>
        {action}
        <VisuallyHidden role="status">{sending ? msg('imageField.sending') : ''}</VisuallyHidden>
      </Row>
    </Field>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
  font-size: ${text.sm};
`

const Shot = styled.div`
  position: relative;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.sm};

  &[data-invalid] {
    border-color: ${color.danger};
  }
`

const Busy = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  background: color-mix(in srgb, ${color.surface} 70%, transparent);
`

/* The invisible input lies above the button, so that the input gets the focus and the keys. */
const Pick = styled.span`
  ${buttonStyle}
  overflow: hidden;
  font-size: ${text.sm};

  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: pointer;
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`
