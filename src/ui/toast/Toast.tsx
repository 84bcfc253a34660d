import { createLink } from '@tanstack/react-router'
import { type ComponentProps, type ComponentType, useEffect, useRef } from 'react'
import styled, { css, keyframes } from 'styled-components'
import type { MessageId } from '@/i18n/message-id.gen'
import { useMsg } from '@/i18n/use-msg'
import { useSetAtom } from '@/lib/store'
import { color, motion, radius, shadow, size, space, text, weight } from '@/theme/tokens'
import { IconButton } from '../actions/IconButton'
import { AlertIcon } from '../frame-icons'
import { CloseIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons'
import { VisuallyHidden } from '../layout/VisuallyHidden'
import { dismissToastAtom, type ToastItem, type ToastType } from './toast'

type ToastProps = {
  /** The message with its type, time and action. */
  toast: ToastItem
  /** Stops the countdown. */
  paused: boolean
  /** Called before one of its buttons removes it, while that button has the focus. */
  onLeave: () => void
}

/** A message with its type, an optional link and action, and a button that removes it. */
export function Toast({ toast, paused, onLeave }: ToastProps) {
  const msg = useMsg()
  const dismiss = useSetAtom(dismissToastAtom)
  useCountdown({ ms: toast.timeout, paused, subject: toast.id, onEnd: dismiss })
  const { Icon, tone, nameId } = toastLooks[toast.type]
  const { link, undo } = toast
  const action = undo ? { label: msg('ui.undo'), onAction: undo } : toast.action
  const remove = () => {
    onLeave()
    dismiss(toast.id)
  }
  return (
    <Card data-type={toast.type}>
      <Kind style={{ color: tone }}>
        <Icon />
        <VisuallyHidden>{msg(nameId)}</VisuallyHidden>
      </Kind>
      <Words>
        <Message>{toast.message}</Message>
        {link ? (
          <ActionLink to={link.to} onClick={remove}>
            {link.label}
          </ActionLink>
        ) : null}
        {action ? (
          <Action
            type="button"
            onClick={() => {
              remove()
              action.onAction()
            }}
          >
            {action.label}
          </Action>
        ) : null}
      </Words>
      <IconButton label={msg('ui.toast.dismiss')} onClick={remove}>
        <CloseIcon size={20} />
      </IconButton>
    </Card>
  )
}

const comeIn = keyframes`
  from {
    opacity: 0;
    transform: translateY(-8px);
  }
`

const Card = styled.div`
  display: flex;
  align-items: flex-start;
  margin-block-end: ${space(2)};
  padding: ${space(1)};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  box-shadow: ${shadow.high};
  pointer-events: auto;
  animation: ${comeIn} ${motion.base} ${motion.ease};
`

const Kind = styled.span`
  flex: none;
  padding: 10px ${space(2)} 10px ${space(3)};
`

/** Link and action wrap below the message when there is no room beside it. */
const Words = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  min-width: 0;
`

const Message = styled.span`
  flex: 1 1 180px;
  min-width: 0;
  padding-block: 10px;
`

const actionStyle = css`
  flex: none;
  min-height: ${size.target};
  padding-inline-end: ${space(5)};
  line-height: ${size.target};
  color: ${color.accent};
  font-size: ${text.sm};
  font-weight: ${weight.bold};
  text-decoration: underline;
  text-underline-offset: 4px;

  &:hover {
    color: ${color.accentHover};
  }
`

const Action = styled.button`
  ${actionStyle}
`

const ActionAnchor = styled.a`
  ${actionStyle}
`

const ActionLink = createLink((props: ComponentProps<'a'>) => <ActionAnchor {...props} />)

type ToastLook = { Icon: ComponentType; tone: string; nameId: MessageId }

/** Each type has a shape, a colour and a word for screen readers. */
const toastLooks: Record<ToastType, ToastLook> = {
  success: { Icon: SuccessIcon, tone: color.positive, nameId: 'ui.toast.success' },
  error: { Icon: AlertIcon, tone: color.danger, nameId: 'ui.toast.error' },
  warning: { Icon: WarningIcon, tone: color.warning, nameId: 'ui.toast.warning' },
  info: { Icon: InfoIcon, tone: color.celadon, nameId: 'ui.toast.info' },
}

type Countdown<Subject> = {
  /** Duration without pauses, in ms. Only the first value counts. */
  ms: number
  /** Stops the countdown, which continues with the time left. */
  paused: boolean
  subject: Subject
  /** Has to be stable between renders. */
  onEnd: (subject: Subject) => void
}

/** Calls `onEnd(subject)` when `ms` have passed without pauses. */
function useCountdown<Subject>({ ms, paused, subject, onEnd }: Countdown<Subject>) {
  const left = useRef(ms)
  useEffect(
    function runClock() {
      if (paused) return undefined
      const startedAt = performance.now()
      const clock = setTimeout(() => onEnd(subject), left.current)
      return () => {
        clearTimeout(clock)
        left.current -= performance.now() - startedAt
      }
    },
    [paused, subject, onEnd],
  )
}
