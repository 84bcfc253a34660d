import {
  type ComponentType,
  type ReactNode,
  type RefCallback,
  useCallback,
  useEffect,
  useState,
} from 'react'
import styled from 'styled-components'
import { color, depths, shadow, space, stickyBar } from '@/theme/tokens.gen'
import { Boundary } from './Boundary'

type LateOptions = {
  /**
   * Stands in the page until the part is there, in its size. A part without it lies over the page, as a
   * dialog does.
   */
  room?: ReactNode
}

/**
 * A part whose code loads when it first shows, or earlier by `ahead`. For dialogs, menus, editors and charts,
 * never for the first view of a screen. A failure shows in the part's place, or in a corner. React's `lazy`
 * would show a fallback for at least 300 ms.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { room }: LateOptions = {},
) {
  let loaded: ComponentType<Props> | undefined
  const get = async () => {
    loaded = await load()
  }
  function Part(props: Props) {
    const [Shown, setShown] = useState(() => loaded)
    const [failure, setFailure] = useState<{ error: unknown }>()
    useEffect(
      function loadPart() {
        const show = () => setShown(() => loaded)
        if (!Shown) get().then(show, (error: unknown) => setFailure({ error }))
      },
      [Shown],
    )
    if (failure) throw failure.error
    return Shown ? <Shown {...props} /> : room
  }
  function LatePart(props: Props) {
    const part = (
      <Boundary>
        <Part {...props} />
      </Boundary>
    )
    return room === undefined ? <Corner>{part}</Corner> : part
  }
  /** Resolves to whether the code is there. Without a connection the opening tries again. */
  const ahead = () =>
    get().then(
      () => true,
      () => false,
    )
  const hear = () => void ahead()
  /** For the control that opens it: loads on hover, touch or focus. */
  const onInterest = { onPointerEnter: hear, onFocus: hear }
  return Object.assign(LatePart, { ahead, onInterest })
}

/* Visible only around an error: overlays position themselves. */
const Corner = styled.div`
  display: contents;

  &:has(> [role='alert']) {
    position: fixed;
    z-index: ${depths.toast};
    top: calc(${stickyBar.headerCover} + ${space(2)});
    right: ${space(3)};
    display: block;
    width: min(360px, 100vw - 2 * ${space(3)});
    background: ${color.paper};
    box-shadow: ${shadow.high};
  }
`

/**
 * A block below the first view: rendered, with an error boundary, when the shopper comes near. The one way to
 * delay what a page shows.
 */
export function WhenNear({ children }: { children: ReactNode }) {
  const { near, watch } = useNearView()
  if (!near) return <div ref={watch} />
  return <Boundary>{children}</Boundary>
}

/** Begins so far before it comes into sight that it is there when it does. */
const ahead = { rootMargin: '400px' }

/** Returns `near`, true once the element has come near the window, and the ref for that element. */
export function useNearView(): { near: boolean; watch: RefCallback<Element> } {
  const [near, setNear] = useState(false)
  const watch = useCallback((element: Element | null) => {
    if (!element) return undefined
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      setNear(true)
    }, ahead)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { near, watch }
}
