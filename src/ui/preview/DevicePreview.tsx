import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import styled, { StyleSheetManager } from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { isDesktop } from '@/theme/breakpoints'
import { color, media, radius, space } from '@/theme/tokens.gen'
import { RadioFrame, HiddenRadio, Segment, SegmentRow } from '../choosing/choice-group'
import { Text } from '../layout/basics'

const devices = { phone: 390, tablet: 768, desktop: 1280 } as const
type Device = keyof typeof devices
const names: readonly Device[] = ['phone', 'tablet', 'desktop']

/**
 * A preview of its children on a phone, a tablet or a desktop. On wide screens it starts with the desktop,
 * otherwise with the phone.
 */
export function DevicePreview({ children }: { children: ReactNode }) {
  const msg = useMsg()
  const radios = useId()
  const [device, setDevice] = useState<Device>(() => (isDesktop() ? 'desktop' : 'phone'))
  return (
    <Root aria-label={msg('preview.title')}>
      <Bar>
        <Text as="h2" $title="h4">
          {msg('preview.title')}
        </Text>
        <RadioFrame aria-label={msg('preview.size')}>
          <SegmentRow>
            {names.map((name) => (
              <Segment key={name}>
                <HiddenRadio
                  name={radios}
                  checked={name === device}
                  onChange={() => setDevice(name)}
                />
                <span>{msg(`preview.${name}`)}</span>
              </Segment>
            ))}
          </SegmentRow>
        </RadioFrame>
      </Bar>
      <Stage data-device={device}>
        <PreviewFrame label={msg('preview.frame')} width={devices[device]}>
          {children}
        </PreviewFrame>
      </Stage>
    </Root>
  )
}

type PreviewFrameProps = { label: string; width: number; children: ReactNode }

/**
 * A frame that acts like a window of another width, so that media queries and `vw` follow the frame. The
 * frame is scaled down to the free space, and its content cannot be clicked or focused.
 */
function PreviewFrame({ label, width, children }: PreviewFrameProps) {
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

  // The styles are copied twice, now and on `load`, because Firefox replaces the document on `load`. Other
  // browsers have the final document at once.
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

/**
 * Matches the styles to copy. Styles of styled-components are not copied, because the preview adds these
 * styles when it renders.
 */
const styles = 'link[rel="stylesheet"], style:not([data-styled])'

/**
 * Copies the language and the styles of this page to an empty document. The height of the document follows
 * its content.
 */
function copyPageStyles(page: Document): void {
  if (page.body.dataset.styled) return
  page.body.dataset.styled = 'true'
  page.documentElement.lang = document.documentElement.lang
  page.documentElement.style.scrollbarGutter = 'auto'
  page.documentElement.style.overflow = 'hidden'
  for (const style of document.querySelectorAll(styles)) {
    page.head.append(page.importNode(style, true))
  }
  // The body is as high as its content including margins, not as high as the window.
  page.body.style.minHeight = '0'
  page.body.style.display = 'flow-root'
}

/**
 * Makes lazy pictures load at once, because they would never load in this frame. Returns a function that ends
 * the observation of new pictures.
 */
function loadPicturesEagerly(page: Document): () => void {
  function loadEagerly() {
    for (const picture of page.images) {
      if (picture.loading === 'lazy') picture.loading = 'eager'
    }
  }
  const watch = new MutationObserver(loadEagerly)
  watch.observe(page.body, { childList: true, subtree: true })
  loadEagerly()
  return () => watch.disconnect()
}

/** The height of the sticky bar above the preview, in px. */
const barHeight = 56

/** Scrolls a part of a preview into view, if the preview is in a pane that scrolls. */
export function scrollPreviewTo(part: HTMLElement): void {
  const frame = part.ownerDocument.defaultView?.frameElement
  const pane = frame && scrollParent(frame)
  if (!frame || !pane) return
  const box = frame.getBoundingClientRect()
  const scale = box.width / frame.clientWidth
  const top = box.top - pane.getBoundingClientRect().top + part.getBoundingClientRect().top * scale
  pane.scrollTo({ top: pane.scrollTop + top - barHeight })
}

function scrollParent(inner: Element): Element | null {
  for (let box = inner.parentElement; box && box !== document.body; box = box.parentElement)
    if (getComputedStyle(box).overflowY === 'auto') return box
  return null
}

const Root = styled.section`
  min-width: 0;
`

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  padding-block-end: ${space(2)};

  /* The bar stays visible while its pane scrolls. */
  ${media.desktop} {
    position: sticky;
    z-index: 1;
    top: 0;
    background: ${color.paper};
  }
`

/* The scale is at most 1, so a phone is never enlarged. */
const Stage = styled.div`
  margin-inline: auto;

  &[data-device='phone'] {
    max-width: 392px;
  }
`

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
