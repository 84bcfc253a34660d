import {
  type ComponentType,
  type ReactNode,
  type RefCallback,
  useCallback,
  useEffect,
  useState,
} from 'react'
import styled from 'styled-components'
import { isSavingData } from '@/lib/saves-data'
import { color, depths, shadow, space, stickyBar } from '@/theme/tokens.gen'
import { BlockBoundary } from './BlockBoundary'

type LateOptions = {
  /**
   * A placeholder in the size of the part, until the part has loaded. Leave it out for a part that lies above
   * the page, such as a dialog.
   */
  room?: ReactNode
}

/**
 * Returns a component whose code loads when it is first rendered, or earlier if `ahead` is called. Use this
 * function for dialogs, menus, editors and charts, but not for the first view of a screen. If loading fails,
 * the error shows in the place of the component or in a corner. React's own `lazy` is not used, because it
 * shows a fallback for at least 300 ms.
 */
export function defer<Props extends object>(
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
      <BlockBoundary>
        <Part {...props} />
      </BlockBoundary>
    )
    return room === undefined ? <Corner>{part}</Corner> : part
  }
  /**
   * Loads the code of the component. Resolves to false if that fails. Rendering the component then tries
   * again.
   */
  const ahead = () =>
    get().then(
      () => true,
      () => false,
    )
  const hear = () => {
    if (!isSavingData()) void ahead()
  }
  /**
   * The handlers for the control that opens the component. These handlers load the code when the user points
   * at the control or focuses it, unless the browser saves data.
   */
  const onInterest = { onPointerEnter: hear, onFocus: hear }
  return Object.assign(LatePart, { ahead, onInterest })
}

/* The corner is only visible for an error, because overlays position themselves. */
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
 * A block below the first view. The block is rendered when the shopper scrolls near it, inside an error
 * boundary. Delay blocks of a page only with this component.
 */
export function RenderWhenNear({ children }: { children: ReactNode }) {
  const { near, watch } = useNearView()
  if (!near) return <div ref={watch} />
  return <BlockBoundary>{children}</BlockBoundary>
}

/** The distance at which rendering starts, so that the block is ready when it becomes visible. */
const ahead = { rootMargin: '400px' }

/** Returns a ref for an element, and `near`, which becomes true once the element is near the visible area. */
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
