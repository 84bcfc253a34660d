import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { pictureSizes } from '@/lib/image'
import { color, media, space, text } from '@/theme/tokens.gen'
import { IconButton } from '@/ui/actions/IconButton'
import { MinusIcon, PlusIcon } from '@/ui/icons'
import { Picture } from '@/ui/media/Picture'
import { Slider, type SliderControls } from '@/ui/media/Slider'
import { ZoomBox, type ZoomControls } from '@/ui/media/ZoomBox'
import { Dialog, type DialogProps } from '@/ui/overlays/Dialog'
import { GalleryThumbs, type GalleryPictures, usePictureAltText } from './ProductGallery'

const zoomStep = 1.6

type Slides = GalleryPictures & {
  initial: number
  /** Called with the index of the picture that is in view. */
  onShow: (index: number) => void
}

type GalleryViewerProps = Slides &
  Pick<DialogProps, 'finalFocus' | 'open'> & {
    onClose: () => void
  }

/**
 * The full-screen viewer for pictures. Arrow keys show the next or previous picture. In a zoomed picture,
 * they move the visible part instead. A swipe of at least 50 px shows the next or previous picture (Product
 * §9).
 */
export function GalleryViewer({ open, onClose, finalFocus, ...slides }: GalleryViewerProps) {
  const msg = useMsg()
  return (
    <Dialog
      fullScreen
      hideTitle
      title={msg('product.pictures', { name: slides.name })}
      open={open}
      onOpenChange={onClose}
      finalFocus={finalFocus}
    >
      <ViewerSlides {...slides} />
    </Dialog>
  )
}

function ViewerSlides({ initial, onShow, ...pictures }: Slides) {
  const { images, name } = pictures
  const msg = useMsg()
  const nameOf = usePictureAltText(pictures)
  const moves = useRef<SliderControls>(null)
  const [current, setCurrent] = useState(initial)
  const [zoomed, setZoomed] = useState(false)
  const zooms = useRef<(ZoomControls | null)[]>([])
  const total = images.length
  const zoom = () => zooms.current[current]
  useKeys((key) => {
    if (zoom()?.press(key)) return true
    if (key !== 'ArrowRight' && key !== 'ArrowLeft') return false
    moves.current?.step(key === 'ArrowRight' ? 1 : -1)
    return true
  })
  return (
    <Whole>
      <Slider
        label={msg('product.pictures', { name })}
        slides={images.map((image, index) => (
          <Sheet key={image}>
            <ZoomBox
              moves={(moves) => {
                zooms.current[index] = moves
              }}
              onZoom={setZoomed}
            >
              {(scale) => (
                <Picture
                  src={image}
                  alt={nameOf(index)}
                  sizes={scale > 1 ? pictureSizes.zoomed : pictureSizes.viewer}
                  priority={index === initial}
                />
              )}
            </ZoomBox>
          </Sheet>
        ))}
        initial={initial}
        arrows
        moves={moves}
        onChange={(index) => {
          zoom()?.reset()
          setCurrent(index)
          onShow(index)
        }}
      />
      <Zooms>
        <Zoom
          label={msg('product.zoom.out')}
          disabled={!zoomed}
          onClick={() => zoom()?.by(1 / zoomStep)}
        >
          <MinusIcon />
        </Zoom>
        <Zoom label={msg('product.zoom.in')} onClick={() => zoom()?.by(zoomStep)}>
          <PlusIcon />
        </Zoom>
      </Zooms>
      {total > 1 && (
        <Side>
          <GalleryThumbs
            {...pictures}
            current={current}
            onShow={(index) => moves.current?.show(index)}
          />
        </Side>
      )}
      {total > 1 && (
        <Position aria-hidden="true">
          {current + 1} / {total}
        </Position>
      )}
    </Whole>
  )
}

/**
 * Listens to the keys of the whole window. `press` handles a key, and returns true if the key has an effect.
 * The browser then ignores this key.
 */
function useKeys(press: (key: string) => boolean) {
  const pressed = useEffectEvent(press)
  // A layout effect runs early enough to catch a key that is pressed right after the opening.
  useLayoutEffect(function listenToKeys() {
    const listen = (event: KeyboardEvent) => {
      // Keys with a modifier are ignored, because Ctrl and + zoom the page of the browser.
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (pressed(event.key)) event.preventDefault()
    }
    // The listener runs in the capture phase, because the dialog does not pass arrow keys on.
    window.addEventListener('keydown', listen, true)
    return () => window.removeEventListener('keydown', listen, true)
  }, [])
}

/* Cancels the padding of the dialog. */
const Whole = styled.div`
  position: relative;
  margin: -${space(6)};
  background: ${color.paper};
`

/* The picture is as large as the window allows, in portrait and in landscape. */
const Sheet = styled.div`
  height: 100dvh;

  & > * > * > * {
    width: min(100%, 75dvh);
  }
`

const Side = styled.div`
  position: absolute;
  inset: ${space(20)} auto ${space(20)} ${space(20)};
  display: none;

  ${media.desktop} {
    display: block;
  }
`

const Zooms = styled.div`
  position: absolute;
  right: ${space(4)};
  bottom: ${space(4)};
  display: flex;
  gap: ${space(2)};
`

const Zoom = styled(IconButton)`
  background: ${color.surface};
`

const Position = styled.p`
  position: absolute;
  inset: auto 0 ${space(4)};
  width: fit-content;
  margin-inline: auto;
  padding: ${space(1)} ${space(3)};
  background: ${color.surface};
  font-size: ${text.sm};
`
