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
import { Announcer } from '../feedback/Announcer'
import { AlertIcon } from '../frame-icons'
import { CloseIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons'
import { slideInAnimation, Text, VisuallyHidden } from '../layout/basics'
import { Picture } from '../media/Picture'
import {
  anyToastYetAtom,
  dismissToastAtom,
  type ToastItem,
  toastsAtom,
  type ToastType,
} from './toast'

/**
 * All toasts and announcements. Screen readers read errors at once, and other toasts at the next pause. The
 * countdowns of all toasts stop while the pointer or the focus is on one of them. F6 moves the focus to the
 * toasts.
 */
export function Toaster() {
  const anyToastYet = useAtomValue(anyToastYetAtom)
  // A dialog hides everything around it from screen readers, except for elements with `aria-live`. With the
  // attribute, screen readers also read the first toast above a dialog.
  return (
    <div aria-live="off">
      <Announcer />
      {anyToastYet && <Region />}
    </div>
  )
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

/** How long screen readers need to notice a new live region, in ms. */
const liveRegionMs = 100

/**
 * Returns true shortly after mounting. Screen readers only read content that is added to a live region later.
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
 * Returns the handlers for the region of the toasts. F6 moves the focus to the first button of the toasts.
 * `leave` moves the focus back before that button disappears.
 */
function useToastAttention() {
  const region = useRef<HTMLElement>(null)
  const cameFrom = useRef<HTMLElement | null>(null)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)

  // A layout effect is used, because the user may press F6 as soon as the toast is visible.
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
  /** Called before a button removes the toast. The button still has the focus then. */
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
              <Pause after={toast.message} />
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
        {(link || action) && <Pause after={item?.text ?? toast.message} />}
        {link ? (
          <ActionLink to={link.to} onClick={remove}>
            {link.label}
          </ActionLink>
        ) : null}
        {link && action && <VisuallyHidden>{'.\u00A0'}</VisuallyHidden>}
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

/**
 * A full stop for screen readers, which read the texts of a toast without a pause. Without it they would read
 * “cartView”. A text that ends with its own mark gets no second one.
 */
const Pause = ({ after }: { after: string }) => (
  <VisuallyHidden>{/[.!?…]$/.test(after) ? '\u00A0' : '.\u00A0'}</VisuallyHidden>
)

type ToastKind = { Icon: ComponentType; tone: string; nameId: MessageId }

/** The icon, the colour and the word for screen readers of each type of toast. */
const toastKinds: Record<ToastType, ToastKind> = {
  success: { Icon: SuccessIcon, tone: color.positive, nameId: 'ui.toast.success' },
  error: { Icon: AlertIcon, tone: color.danger, nameId: 'ui.toast.error' },
  warning: { Icon: WarningIcon, tone: color.warning, nameId: 'ui.toast.warning' },
  info: { Icon: InfoIcon, tone: color.celadon, nameId: 'ui.toast.info' },
}

/**
 * Calls `onEnd` when the time of a toast is over. The time stops while `paused` is true. `onEnd` must stay
 * the same between renders.
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
 * The place of the toasts. On phones they are below the header, because bars are at the bottom. While a panel
 * is open below the header, they are at the bottom. On wider screens they are in the lower left corner. In
 * the back office they are at the top in the middle, because bars are at the bottom and buttons in the
 * corners.
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
  ${slideInAnimation}
`

const Kind = styled.span`
  flex: none;
  padding: 10px ${space(2)} 10px ${space(3)};

  &:has(img) {
    width: 68px;
  }
`

/** The link and the button go below the message if there is no room next to it. */
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
