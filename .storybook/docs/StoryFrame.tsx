import { useLayoutEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { color, radius } from '@/theme/tokens'

type StoryFrameProps = {
  id: string
  /** What the frame shows, for screen readers. */
  title: string
  /** Size of the window that the story sees, in px. */
  width: number
  height: number
  /** Toolbar values, as `locale:en;scenario:offline`. */
  globals?: string
}

/** A story in a window of its own, loaded when it comes near the view and made smaller where it does not fit. */
export function StoryFrame({ id, title, width, height, globals }: StoryFrameProps) {
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(width)
  useLayoutEffect(() => {
    if (!box.current) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom(entry.contentRect.width)
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  const scale = Math.min(1, room / width)
  return (
    <Box ref={box}>
      <Window style={{ width: width * scale, height: height * scale }}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- A story of this Storybook needs what this page may do. */}
        <iframe
          title={title}
          loading="lazy"
          src={`./iframe.html?id=${id}&viewMode=story${globals ? `&globals=${globals}` : ''}`}
          style={{ width, height, transform: `scale(${scale})` }}
        />
      </Window>
    </Box>
  )
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
