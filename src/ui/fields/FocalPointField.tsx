import { type KeyboardEvent, type PointerEvent, useId } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { color, radius, shadow, size, space } from '@/theme/tokens.gen'
import { Field, fieldAria } from './Field'

/** A point in a picture, in percent from the left and from the top. */
export type FocalPoint = { x: number; y: number }

type FocalPointFieldProps = {
  label: string
  hint: string
  /** The URL of the picture. */
  image: string
  point: FocalPoint
  onPoint: (point: FocalPoint) => void
  /** The part of the picture, from the left, that texts may cover, in percent of its width. */
  range: { label: string; value: number; min: number; onChange: (value: number) => void }
}

const within = (percent: number) => Math.min(Math.max(Math.round(percent), 0), 100)

const steps: Readonly<Record<string, FocalPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/**
 * A picture with a point that the user drags, or moves with the arrow keys by 1 % (with Shift by 10 %). The
 * area that texts may cover shows too.
 */
export function FocalPointField({
  label,
  hint,
  image,
  point,
  onPoint,
  range,
}: FocalPointFieldProps) {
  const msg = useMsg()
  const [pointId, rangeId] = [useId(), useId()]
  const follow = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons === 0) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    onPoint({
      x: within(((event.clientX - left) / width) * 100),
      y: within(((event.clientY - top) / height) * 100),
    })
  }
  const step = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (!by) return
    event.preventDefault()
    const far = event.shiftKey ? 10 : 1
    onPoint({ x: within(point.x + by.x * far), y: within(point.y + by.y * far) })
  }
  return (
    <>
      <Field controlId={pointId} label={label} hint={hint}>
        <Room>
          <Shot
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId)
              follow(event)
            }}
            onPointerMove={follow}
          >
            <img src={image || undefined} alt="" draggable={false} />
            <Zone style={{ width: `${range.value}%` }} />
            <Point
              {...fieldAria(pointId, { hint })}
              role="slider"
              tabIndex={0}
              aria-label={label}
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={point.x}
              aria-valuetext={msg('imageField.at', point)}
              style={{ left: `${point.x}%`, top: `${point.y}%` }}
              onKeyDown={step}
            />
          </Shot>
        </Room>
      </Field>
      <Field controlId={rangeId} label={range.label}>
        <Range
          id={rangeId}
          type="range"
          min={range.min}
          max={100}
          value={range.value}
          aria-valuetext={`${range.value} %`}
          onChange={(event) => range.onChange(Number(event.target.value))}
        />
      </Field>
    </>
  )
}

/* The box has the same size for every picture, so that the fields below do not move after an upload. */
const Room = styled.div`
  display: grid;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.sm};
  aspect-ratio: 16 / 7;
  background: ${color.sand};
  container-type: size;
  place-items: center;
`

/* The whole picture, as large as the box allows. */
const Shot = styled.div`
  position: relative;
  overflow: hidden;
  min-width: ${size.target};
  min-height: ${size.target};
  cursor: crosshair;
  touch-action: none;

  & > img {
    max-width: 100cqw;
    max-height: 100cqh;
  }
`

/* The area that texts may cover. */
const Zone = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  border-inline-end: 2px dashed ${color.ink};
  background: color-mix(in srgb, ${color.paper} 45%, transparent);
  pointer-events: none;
`

const Point = styled.span`
  position: absolute;
  width: ${size.target};
  height: ${size.target};
  border-radius: 50%;
  transform: translate(-50%, -50%);

  &::before {
    position: absolute;
    inset: ${space(3)};
    border: 3px solid ${color.surface};
    border-radius: 50%;
    background: ${color.accent};
    box-shadow: ${shadow.high};
    content: '';
  }
`

const Range = styled.input`
  width: 100%;
  min-height: ${size.target};
  accent-color: ${color.ink};
`
