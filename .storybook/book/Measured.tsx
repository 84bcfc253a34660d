import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { color, space, text } from '@/theme/tokens'

type MeasuredProps = { token: string; note?: string; children: ReactNode }

/** A sample of type with its token and what the browser makes of it: size and line height in px. */
export function Measured({ token, note, children }: MeasuredProps) {
  const box = useRef<HTMLDivElement>(null)
  const [measured, setMeasured] = useState('')
  useLayoutEffect(() => {
    const sample = box.current?.firstElementChild
    if (!sample) return
    const { fontSize, lineHeight, fontWeight } = getComputedStyle(sample)
    const [size, leading] = [fontSize, lineHeight].map((value) => Number.parseFloat(value))
    setMeasured(`${size?.toFixed(1)} / ${leading?.toFixed(1)} px, ${fontWeight}`)
  }, [])
  return (
    <>
      <Facts>
        <code>{token}</code> {measured} {note && `· ${note}`}
      </Facts>
      <div ref={box}>{children}</div>
    </>
  )
}

const Facts = styled.p`
  padding-block-end: ${space(1)};
  color: ${color.inkSoft};
  font-size: ${text.sm};
`
