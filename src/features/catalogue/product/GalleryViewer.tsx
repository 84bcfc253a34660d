import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { pictureSizes } from '@/lib/image'
import { color, space, text } from '@/theme/tokens.gen'
import { IconButton } from '@/ui/actions/IconButton'
import { MinusIcon, PlusIcon } from '@/ui/icons'
import { Picture } from '@/ui/media/Picture'
import { Slider, type SliderMoves } from '@/ui/media/Slider'
import { ZoomBox, type ZoomMoves } from '@/ui/media/ZoomBox'
import { Dialog, type DialogProps } from '@/ui/overlays/Dialog'
import { type Pictures, usePictureName } from './ProductGallery'

const zoomStep = 1.6

type Slides = Pictures & {
  initial: number
  /** Called with the index of the picture in view. */
  onShow: (index: number) => void
}

type GalleryViewerProps = Slides &
  Pick<DialogProps, 'finalFocus' | 'open'> & {
    onClose: () => void
  }

/**
 * The full-screen viewer. Arrow keys show the next picture, or move a zoomed picture. A swipe counts from 50
 * px on (Product §9).
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
  const nameOf = usePictureName(pictures)
  const moves = useRef<SliderMoves>(null)
  const [current, setCurrent] = useState(initial)
  const [zoomed, setZoomed] = useState(false)
  const zooms = useRef<(ZoomMoves | null)[]>([])
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
        <Position aria-hidden="true">
          {current + 1} / {total}
        </Position>
      )}
    </Whole>
  )
}

/** Handles keys wherever the focus is. `press` returns true when it has handled the key. */
function useKeys(press: (key: string) => boolean) {
  const pressed = useEffectEvent(press)
  // A layout effect runs early enough to receive a key that is pressed right after opening.
  useLayoutEffect(function listenToKeys() {
    const listen = (event: KeyboardEvent) => {
      // Keys with a modifier are ignored, because + and - then zoom the browser page.
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (pressed(event.key)) event.preventDefault()
    }
    // The listener uses the capture phase, because the dialog stops arrow keys.
    window.addEventListener('keydown', listen, true)
    return () => window.removeEventListener('keydown', listen, true)
  }, [])
}

/* Cancels the padding of the dialog's body. */
const Whole = styled.div`
  position: relative;
  margin: -${space(6)};
  background: ${color.paper};
`

/* As large as the window allows, upright or sideways. */
const Sheet = styled.div`
  height: 100dvh;

  & > * > * > * {
    width: min(100%, 75dvh);
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
