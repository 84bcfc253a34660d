import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { color, radius } from '@/theme/tokens'

type StoryFrameProps = {
  id: string
  /** What the frame shows, for screen readers. */
  title: string
  /** Width of the window that the story sees, in px. */
  width: number
  /** Height of that window in px; without it the frame grows with the story, up to 800. */
  height?: number
  /** Toolbar values, as `locale:en;scenario:offline`. */
  globals?: string
}

const leastHeight = 64
const mostHeight = 800

/** A story in a window of its own, loaded when it comes near the view and made smaller where it does not fit. */
export function StoryFrame({ id, title, width, height, globals }: StoryFrameProps) {
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(width)
  const [grown, setGrown] = useState(leastHeight * 3)
  useLayoutEffect(() => {
    if (!box.current) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom(entry.contentRect.width)
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  const turn = useTurn(box)
  const inner = Math.max(width, 1)
  const scale = Math.min(1, room / inner)
  const tall = height ?? grown
  const query = `id=${id}&viewMode=story${globals ? `&globals=${globals}` : ''}`
  return (
    <Box ref={box}>
      <Window style={{ width: inner * scale, height: tall * scale }}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- A story of this Storybook needs what this page may do. */}
        <iframe
          title={title}
          src={turn ? `./iframe.html?${query}` : undefined}
          style={{ width: inner, height: tall, transform: `scale(${scale})` }}
          onLoad={({ currentTarget }) => {
            if (!turn) return
            if (height === undefined) followHeight(currentTarget, setGrown)
            whenShown(currentTarget, turn.done)
          }}
        />
      </Window>
    </Box>
  )
}

/** How long a frame may hold up the others, in ms. */
const longest = 8000

let last: Promise<unknown> = Promise.resolve()

/**
 * Calls `begin` when it is this frame's turn, and waits for the function that it gets, `done`, before the next one.
 * Frames share one thread: when all of a page load together, the first answers come later than the shop waits for them.
 */
function takeTurn(begin: (done: () => void) => void): void {
  last = last.then(() => {
    const { promise, resolve } = Promise.withResolvers<void>()
    setTimeout(resolve, longest)
    begin(resolve)
    return promise
  })
}

type Turn = { done: () => void }

/** Returns the frame's turn to load, once it has come near the view. */
function useTurn(box: RefObject<HTMLElement | null>): Turn | null {
  const [turn, setTurn] = useState<Turn | null>(null)
  useEffect(
    function queueNearTheView() {
      let isGone = false
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (!entry?.isIntersecting) return
          observer.disconnect()
          takeTurn((done) => (isGone ? done() : setTurn({ done })))
        },
        { rootMargin: '600px' },
      )
      if (box.current) observer.observe(box.current)
      return () => {
        isGone = true
        observer.disconnect()
      }
    },
    [box],
  )
  useEffect(() => turn?.done, [turn])
  return turn
}

/** Calls `done` when the frame shows its story, or an error. */
function whenShown(frame: HTMLIFrameElement, done: () => void): void {
  const isShown = () =>
    /sb-show-(main|errordisplay)/.test(frame.contentDocument?.body.className ?? '')
  const timer = setInterval(() => {
    if (frame.isConnected && !isShown()) return
    clearInterval(timer)
    done()
  }, 100)
}

/** Tells the height of what a frame shows, now and when it changes. */
function followHeight(frame: HTMLIFrameElement, tell: (height: number) => void): void {
  const root = frame.contentDocument?.getElementById('storybook-root')
  if (!root) return
  const measure = () => {
    const { bottom } = root.getBoundingClientRect()
    const popups = [...(root.ownerDocument.querySelectorAll('[role=dialog], [role=menu]') ?? [])]
    const needed = Math.max(
      bottom + 16,
      ...popups.map((each) => each.getBoundingClientRect().height + 64),
    )
    tell(Math.min(mostHeight, Math.max(leastHeight, Math.ceil(needed))))
  }
  new ResizeObserver(measure).observe(root)
}

const Box = styled.div`
  width: 100%;
  min-width: 0;
`

const Window = styled.div`
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.paper};

  & > iframe {
    border: 0;
    transform-origin: 0 0;
  }
`
