import { createLink } from '@tanstack/react-router'
import {
  type ComponentProps,
  type ComponentType,
  type FocusEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import styled, { css } from 'styled-components'
import type { MessageId } from '@/i18n/message-id.gen'
import { useMsg } from '@/i18n/use-msg'
import { useAtomValue, useSetAtom } from '@/lib/store'
import {
  color,
  depths,
  media,
  radius,
  shadow,
  size,
  space,
  stickyBar,
  text,
  weight,
} from '@/theme/tokens.gen'
import { IconButton } from '../actions/IconButton'
import { AlertIcon } from '../frame-icons'
import { CloseIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons'
import { fallIn, Text, VisuallyHidden } from '../layout/basics'
import { Picture } from '../media/Picture'
import {
  anyToastYetAtom,
  dismissToastAtom,
  type ToastItem,
  toastsAtom,
  type ToastType,
} from './toast'

/**
 * All toasts, in two live regions. Screen readers read errors at once and other toasts at the next pause.
 * Countdowns stop while the pointer or the focus is on a toast. F6 moves the focus to the toasts.
 */
export function Toaster() {
  const anyToastYet = useAtomValue(anyToastYetAtom)
  // A dialog hides everything around it from screen readers, except elements with `aria-live`. With it, a
  // first toast above a dialog is read too.
  return <div aria-live="off">{anyToastYet && <Region />}</div>
}

function Region() {
  const msg = useMsg()
  const toasts = useAtomValue(toastsAtom)
  const ready = useLiveRegionReady()
  const { attended, leave, ...attention } = useToastAttention()
  const laneOf = (urgent: boolean) =>
    ready
      ? toasts
          .filter((toast) => (toast.type === 'error') === urgent)
          .map((toast) => <Toast key={toast.id} toast={toast} paused={attended} onLeave={leave} />)
      : null
  return (
    <Stack aria-label={msg('ui.toast.region')} {...attention}>
      <Lane role="status" aria-live="polite" aria-atomic="false">
        {laneOf(false)}
      </Lane>
      <Lane role="alert" aria-live="assertive" aria-atomic="false">
        {laneOf(true)}
      </Lane>
    </Stack>
  )
}

/** The time until screen readers know a new live region, in ms. */
const liveRegionMs = 100

/**
 * Becomes true shortly after mounting, because screen readers read only content that is added after the live
 * region itself.
 */
function useLiveRegionReady(): boolean {
  const [ready, setReady] = useState(false)
  useEffect(function waitForTheRegion() {
    const timer = setTimeout(() => setReady(true), liveRegionMs)
    return () => clearTimeout(timer)
  }, [])
  return ready
}

/**
 * F6 moves the focus to the first button of the toasts. `leave` returns the focus before that button
 * disappears.
 */
function useToastAttention() {
  const region = useRef<HTMLElement>(null)
  const cameFrom = useRef<HTMLElement | null>(null)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)

  // A layout effect, because the user may press the key as soon as the toast shows.
  useLayoutEffect(function focusToastsOnF6() {
    const onKeyDown = (event: KeyboardEvent) => {
      const button = region.current?.querySelector('button')
      if (event.key !== 'F6' || !button) return
      event.preventDefault()
      button.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  const isInside = (target: EventTarget | null) =>
    target instanceof Node && region.current?.contains(target) === true

  return {
    attended: hovered || focused,
    leave() {
      setHovered(false)
      if (!isInside(document.activeElement)) return
      if (cameFrom.current?.isConnected) cameFrom.current.focus()
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    },
    ref: region,
    onPointerOver: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus({ relatedTarget }: FocusEvent) {
      if (!isInside(relatedTarget)) {
        cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null
      }
      setFocused(true)
    },
    onBlur: ({ relatedTarget }: FocusEvent) => setFocused(isInside(relatedTarget)),
  }
}

type ToastProps = {
  toast: ToastItem
  paused: boolean
  /** Called before a button removes the toast, while that button has the focus. */
  onLeave: () => void
}

function Toast({ toast, paused, onLeave }: ToastProps) {
  const msg = useMsg()
  const dismiss = useSetAtom(dismissToastAtom)
  useCountdown(toast, paused, dismiss)
  const { Icon, tone, nameId } = toastKinds[toast.type]
  const { link, undo, item } = toast
  const action = undo ? { label: msg('ui.undo'), onAction: undo } : toast.action
  const remove = () => {
    onLeave()
    dismiss(toast.id)
  }
  return (
    <Card data-type={toast.type}>
      <Kind style={{ color: tone }}>
        {item ? <Picture src={item.picture} alt="" sizes="48px" /> : <Icon />}
        <VisuallyHidden>
          {msg(nameId)}:{'\u00A0'}
        </VisuallyHidden>
      </Kind>
      <Texts>
        <Message>
          {toast.message}
          {item && (
            <>
              <VisuallyHidden>{'.\u00A0'}</VisuallyHidden>
              <Text as="span" $size="sm" $color="inkSoft">
                {item.text}
              </Text>
            </>
          )}
        </Message>
        {toast.byHand && (
          <ByHand
            readOnly
            rows={3}
            aria-label={toast.message}
            value={toast.byHand}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        )}
        {/* Screen readers read the texts of a toast without a pause. Without this full stop they would say
            “cartView”. */}
        {(link || action) && <VisuallyHidden>{'.\u00A0'}</VisuallyHidden>}
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
      </Texts>
      <IconButton label={msg('ui.toast.dismiss')} onClick={remove}>
        <CloseIcon size={20} />
      </IconButton>
    </Card>
  )
}

type ToastKind = { Icon: ComponentType; tone: string; nameId: MessageId }

/** Each type has a shape, a colour and a word for screen readers. */
const toastKinds: Record<ToastType, ToastKind> = {
  success: { Icon: SuccessIcon, tone: color.positive, nameId: 'ui.toast.success' },
  error: { Icon: AlertIcon, tone: color.danger, nameId: 'ui.toast.error' },
  warning: { Icon: WarningIcon, tone: color.warning, nameId: 'ui.toast.warning' },
  info: { Icon: InfoIcon, tone: color.celadon, nameId: 'ui.toast.info' },
}

/**
 * Calls `onEnd` when the time is over. `onEnd` must stay the same between renders. While `paused` the
 * countdown stops.
 */
function useCountdown({ id, timeout }: ToastItem, paused: boolean, onEnd: (id: number) => void) {
  const left = useRef(timeout)
  useEffect(
    function runClock() {
      if (paused || left.current === Infinity) return undefined
      const startedAt = performance.now()
      const clock = setTimeout(() => onEnd(id), left.current)
      return () => {
        clearTimeout(clock)
        left.current -= performance.now() - startedAt
      }
    },
    [paused, id, onEnd],
  )
}

/**
 * The place of the toasts. On phones they are below the header, because bars are at the lower edge, but not
 * while a panel is open there. In the back office they are in the middle of the upper edge, because bars are
 * at its lower edge and buttons in its corners.
 */
const Stack = styled.section`
  position: fixed;
  inset-block-start: calc(${stickyBar.headerCover} + ${space(2)});
  inset-inline: ${space(3)};
  z-index: ${depths.toast};
  pointer-events: none;

  :where(body:has([data-below-header])) & {
    inset-block: auto max(${space(3)}, env(safe-area-inset-bottom));
  }

  ${media.tablet} {
    inset-block: auto ${space(6)};
    inset-inline: ${space(6)} auto;
    width: 380px;

    :where(body:has([data-toasts-above])) & {
      inset-block: ${space(2)} auto;
      inset-inline: calc(50% - 190px) auto;
    }
  }
`

const Lane = styled.div`
  display: grid;
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
  ${fallIn}
`

const Kind = styled.span`
  flex: none;
  padding: 10px ${space(2)} 10px ${space(3)};

  &:has(img) {
    width: 68px;
  }
`

/** The link and the action go below the message if there is no room beside it. */
const Texts = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  min-width: 0;
`

const Message = styled.span`
  flex: 1 1 180px;
  min-width: 0;
  padding-block: 10px;

  & > span:last-child {
    display: block;
  }
`

const ByHand = styled.textarea`
  flex: 1 1 100%;
  min-width: 0;
  margin-block: 0 ${space(2)};
  padding: ${space(2)};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.sm};
  background: ${color.surface};
  color: ${color.ink};
  font: inherit;
  resize: vertical;
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
