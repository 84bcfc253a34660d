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
   * A placeholder in the part's size, shown until the part has loaded. Leave it out for a part that lies over
   * the page, such as a dialog.
   */
  room?: ReactNode
}

/**
 * A part whose code loads when the part first shows, or earlier if `ahead` is called. Use it for dialogs,
 * menus, editors and charts, but never for the first view of a screen. An error shows in the part's place or
 * in a corner. React's `lazy` would show a fallback for at least 300 ms.
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
  /** Resolves to true if the code has loaded. Without a connection, opening the part tries again. */
  const ahead = () =>
    get().then(
      () => true,
      () => false,
    )
  const hear = () => void ahead()
  /** Handlers for the control that opens the part. They load its code on hover, touch or focus. */
  const onInterest = { onPointerEnter: hear, onFocus: hear }
  return Object.assign(LatePart, { ahead, onInterest })
}

/* Shows only for an error, because overlays position themselves. */
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
 * A block below the first view. It is rendered, with an error boundary, when the shopper scrolls near it. Use
 * only this component to delay what a page shows.
 */
export function WhenNear({ children }: { children: ReactNode }) {
  const { near, watch } = useNearView()
  if (!near) return <div ref={watch} />
  return <Boundary>{children}</Boundary>
}

/** Rendering starts at this distance, so that the block is complete when it comes into sight. */
const ahead = { rootMargin: '400px' }

/**
 * Returns `near`, which is true once the element has come near the visible area, and the ref for that
 * element.
 */
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
