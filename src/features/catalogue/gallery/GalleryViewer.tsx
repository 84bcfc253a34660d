import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { limits } from '@/lib/limits'
import { color, space, text } from '@/theme/tokens'
import { Dialog, type DialogProps } from '@/ui/overlays/Dialog'
import { Picture } from '@/ui/media/Picture'
import { KeenSlides } from '@/ui/media/slider/KeenSlides'
import type { SliderMoves } from '@/ui/media/slider/slider-props'
import { usePictureName } from './GalleryShot'

type Slides = {
  images: readonly string[]
  name: string
  /** Index of the first picture shown. */
  initial: number
  /** Called with the index of the picture shown. */
  onShow: (index: number) => void
}

type GalleryViewerProps = Slides &
  Pick<DialogProps, 'finalFocus'> & { open: boolean; onClose: () => void }

/** The full-screen viewer: a swipe of 50 px (Product §9), the arrow buttons or keys show the next picture. */
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

function ViewerSlides({ images, name, initial, onShow }: Slides) {
  const msg = useMsg()
  const nameOf = usePictureName()
  const moves = useRef<SliderMoves>(null)
  const [current, setCurrent] = useState(initial)
  const total = images.length
  useArrowKeys((by) => moves.current?.step(by))
  return (
    <Whole>
      <KeenSlides
        label={msg('product.pictures', { name })}
        slides={images.map((image, index) => (
          <Sheet key={image}>
            <Picture
              src={image}
              alt={nameOf({ name, index, total })}
              sizes="100vw"
              fit="contain"
              priority={index === initial}
            />
          </Sheet>
        ))}
        initial={initial}
        arrows
        pagination={false}
        swipeThreshold={limits.swipePx}
        moves={moves}
        onChange={(index) => {
          setCurrent(index)
          onShow(index)
        }}
      />
      {total > 1 && (
        <Position aria-hidden="true">
          {current + 1} / {total}
        </Position>
      )}
    </Whole>
  )
}

/** Handles the left and right keys wherever the focus is. */
function useArrowKeys(step: (by: 1 | -1) => void) {
  const turn = useEffectEvent(step)
  // A layout effect, so that a key pressed right after opening is handled.
  useLayoutEffect(function listenToArrowKeys() {
    const listen = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') turn(1)
      if (key === 'ArrowLeft') turn(-1)
    }
    // In the capture phase, because the dialog stops arrow keys.
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

/* As large as fits in both orientations. */
const Sheet = styled.div`
  display: grid;
  height: 100dvh;
  place-items: center;

  & > * {
    width: min(100%, 75dvh);
  }
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
