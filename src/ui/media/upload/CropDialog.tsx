import { type CSSProperties, useCallback, useRef, useState } from 'react'
import ReactCrop, {
  centerCrop,
  convertToPixelCrop,
  makeAspectCrop,
  type PercentCrop,
} from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { drawPicture } from '@/lib/picture-file'
import { color, space, text } from '@/theme/tokens.gen'
import { KeyHint, Text } from '@/ui/layout/basics'
import { Button } from '../../actions/Button'
import { Dialog } from '../../overlays/Dialog'

export type CropDialogProps = {
  file: File
  /** The number of files that still wait to be cropped. */
  waiting: number
  maxBytes: number
  /**
   * Called with the cropped picture. The new file has the name and the type of the original file. Only if a
   * file of this type would be larger than `maxBytes`, the new file is a JPEG.
   */
  onCropped: (square: File) => void
  onSkip: () => void
}

/**
 * A dialog that crops a picture to a square. Only this file uses react-image-crop. Import it lazily, with the
 * first picture that needs cropping.
 */
export function CropDialog({ file, waiting, maxBytes, ...props }: CropDialogProps) {
  const msg = useMsg()
  const picture = useRef<HTMLImageElement>(null)
  const [crop, setCrop] = useState<PercentCrop>()
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
  const [state, setState] = useState<'ready' | 'cutting' | 'failed'>('ready')

  async function cut() {
    if (!picture.current || !crop) return
    setState('cutting')
    try {
      const { naturalWidth, naturalHeight } = picture.current
      const part = convertToPixelCrop(crop, naturalWidth, naturalHeight)
      const square = { ...part, height: part.width }
      const cut = await drawPicture(picture.current, square, { type: file.type, maxBytes })
      props.onCropped(new File([cut], file.name, { type: cut.type }))
    } catch {
      setState('failed')
    }
  }
  return (
    <Dialog
      open
      onOpenChange={props.onSkip}
      dismissible={false}
      fullScreen="phone"
      title={msg('upload.crop.title', { waiting })}
      footer={
        <>
          <Button variant="secondary" onClick={props.onSkip}>
            {msg('upload.crop.skip')}
          </Button>
          <Button loading={state === 'cutting'} disabled={!crop} onClick={() => void cut()}>
            {msg('upload.crop.use')}
          </Button>
        </>
      }
    >
      <Hint $size="sm" $color="inkSoft">
        {msg('upload.crop.hint', { name: file.name })} <KeyHint>{msg('upload.crop.keys')}</KeyHint>
      </Hint>
      {state === 'failed' && (
        <Hint $size="sm" $color="danger" role="alert">
          {msg('upload.crop.failed')}
        </Hint>
      )}
      <Stage>
        <ReactCrop
          crop={crop}
          aspect={1}
          minWidth={48}
          keepSelection
          ruleOfThirds
          ariaLabels={{
            cropArea: msg('upload.crop.area'),
            nwDragHandle: msg('upload.crop.topLeft'),
            nDragHandle: msg('upload.crop.top'),
            neDragHandle: msg('upload.crop.topRight'),
            eDragHandle: msg('upload.crop.right'),
            seDragHandle: msg('upload.crop.bottomRight'),
            sDragHandle: msg('upload.crop.bottom'),
            swDragHandle: msg('upload.crop.bottomLeft'),
            wDragHandle: msg('upload.crop.left'),
          }}
          onChange={(_, percent) => setCrop(percent)}
        >
          <Shot
            ref={show}
            alt={file.name}
            onLoad={({ currentTarget }) => {
              picture.current = currentTarget
              setCrop(middleOf(currentTarget))
            }}
          />
        </ReactCrop>
        <figure aria-label={msg('upload.crop.shown')}>
          <CardBox>
            <Square>{crop && <img ref={show} alt="" style={placeOf(crop)} />}</Square>
          </CardBox>
          <Caption aria-hidden>{msg('upload.crop.shown')}</Caption>
        </figure>
      </Stage>
    </Dialog>
  )
}

function middleOf({ naturalWidth: width, naturalHeight: height }: HTMLImageElement): PercentCrop {
  const whole =
    width > height ? ({ unit: '%', height: 100 } as const) : ({ unit: '%', width: 100 } as const)
  return centerCrop(makeAspectCrop(whole, 1, width, height), width, height)
}

/**
 * Returns the position of the picture behind a square, so that the square shows only this part of the
 * picture.
 */
function placeOf({ x, y, width, height }: PercentCrop): CSSProperties {
  return {
    left: `${(-100 * x) / width}%`,
    top: `${(-100 * y) / height}%`,
    width: `${10_000 / width}%`,
    height: `${10_000 / height}%`,
  }
}

const Hint = styled(Text)`
  margin-block-end: ${space(3)};
  overflow-wrap: anywhere;
`

/* The area keeps its height while the picture loads. The handles may be outside of it. */
const Stage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  place-items: end center;
  gap: ${space(4)};
  min-height: 240px;
  padding: ${space(2)};

  .ReactCrop {
    --rc-focus-color: ${color.focus};
    --rc-drag-handle-size: 16px;
    --rc-drag-handle-mobile-size: 28px;
    overflow: visible;
  }

  .ReactCrop__selection-addon {
    overflow: visible;
  }
`

/* The box of a product card, which shows the whole square (ui/media/Picture). */
const CardBox = styled.div`
  display: grid;
  width: ${space(20)};
  aspect-ratio: 3 / 4;
  align-items: center;
  background: ${color.sand};
`

const Caption = styled.figcaption`
  font-size: ${text.sm};
`

const Square = styled.div`
  position: relative;
  aspect-ratio: 1;
  overflow: hidden;

  & > img {
    position: absolute;
    max-width: none;
  }
`

const Shot = styled.img`
  max-height: 56dvh;
`
