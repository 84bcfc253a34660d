import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import styled, { StyleSheetManager } from 'styled-components'
import { color, radius } from '@/theme/tokens'
import { copyPageStyles, loadPicturesEagerly } from './frame-document'

type PreviewFrameProps = {
  /** Names the frame for screen readers. */
  label: string
  /** Window width of the previewed device, in px. */
  width: number
  /** The page to show. */
  children: ReactNode
}

/**
 * Shows its children in a window of another width: media queries and `vw` are those of the frame. Scaled down to the
 * room it has. Inert: nothing in it takes the focus or a click.
 */
export function PreviewFrame({ label, width, children }: PreviewFrameProps) {
  const room = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [page, setPage] = useState<Document>()
  const [available, setAvailable] = useState(0)
  const [height, setHeight] = useState(0)

  function adopt() {
    const { contentDocument } = frame.current ?? {}
    if (!contentDocument) return
    copyPageStyles(contentDocument)
    setPage(contentDocument)
  }

  // Firefox replaces the document on `load`; other browsers have it at once.
  useLayoutEffect(adopt, [])

  useLayoutEffect(function followRoom() {
    if (!room.current) return
    const watch = new ResizeObserver(([entry]) => setAvailable(entry?.contentRect.width ?? 0))
    watch.observe(room.current)
    return () => watch.disconnect()
  }, [])

  useLayoutEffect(
    function followContent() {
      if (!page) return
      const watch = new ResizeObserver(() => setHeight(page.body.offsetHeight))
      watch.observe(page.body)
      const stopEagerLoading = loadPicturesEagerly(page)
      return () => {
        watch.disconnect()
        stopEagerLoading()
      }
    },
    [page],
  )

  const scale = available > 0 ? Math.min(1, available / width) : 1
  return (
    <Room ref={room} style={{ height: Math.ceil(height * scale) || 160 }}>
      <Frame
        ref={frame}
        title={label}
        inert
        tabIndex={-1}
        onLoad={adopt}
        style={{
          width,
          height,
          transform: `translateX(-50%) scale(${scale})`,
          visibility: available > 0 ? undefined : 'hidden',
        }}
      />
      {page &&
        createPortal(
          <StyleSheetManager target={page.head}>{children}</StyleSheetManager>,
          page.body,
        )}
    </Room>
  )
}

const Room = styled.div`
  position: relative;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.paper};
`

const Frame = styled.iframe`
  position: absolute;
  top: 0;
  left: 50%;
  border: 0;
  transform-origin: top center;
`
