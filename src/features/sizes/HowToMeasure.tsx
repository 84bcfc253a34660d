import styled from 'styled-components'
import { girths } from '@/domain/sizes/body-measures'
import { useMsg } from '@/i18n/use-msg'
import { color, font, media, space, text, weight } from '@/theme/tokens.gen'

export function HowToMeasure() {
  const msg = useMsg()
  return (
    <Pair>
      <Drawing>
        <BodyFigure />
      </Drawing>
      <Steps>
        {girths.map((girth) => (
          <li key={girth}>
            <h3>{msg(`sizes.girth.${girth}`)}</h3>
            <p>{msg(`sizes.how.${girth}`)}</p>
          </li>
        ))}
      </Steps>
    </Pair>
  )
}

/**
 * Two outlines for the drawing: the right half of the body without the arm, and the right arm. The left half
 * mirrors them. The shop's pictures show garments on the same body, so `tools/artwork/props/figure.ts` has
 * the same measures.
 */
const trunk =
  'M0-90H54C51-72 43-62 41-44C40-26 42-12 47-6C53 2 61 5 70 10C88 20 105 22 122 34C130 40 138 48 138 58C139 81 129 98 124 120C111 189 111 203 108 222C104 243 99 259 95 280C91 304 91 318 98 366C104 393 113 413 118 440C123 464 126 484 126 508C126 580 118 640 111 710H11C9 660 4 620 0 600'
const arm =
  'M96 32C107 35 117 34 126 40C140 55 149 94 151 110C154 148 158 208 160 230C162 247 164 259 166 276C173 317 180 365 186 410C191 450 199 491 200 502C202 536 200 555 197 566C194 578 187 584 181 580C177 573 174 548 172 542C164 529 162 523 161 516C160 498 168 465 167 452C161 419 149 359 145 336C137 298 131 254 126 216C116 160 113 142 106 110'

const lines = [
  { number: 1, y: 186, reach: 113 },
  { number: 2, y: 318, reach: 92 },
  { number: 3, y: 508, reach: 126 },
] as const

/**
 * A drawing of a body with three measuring lines. Each line has the number of a step in the text beside the
 * drawing.
 */
function BodyFigure() {
  const msg = useMsg()
  return (
    <svg viewBox="-215 -78 510 768" role="img" aria-label={msg('sizes.how.figure')} fill="none">
      {[1, -1].map((side) => (
        <g
          key={side}
          transform={`scale(${side} 1)`}
          fill={color.celadonSoft}
          stroke={color.inkSoft}
        >
          <path d={arm} strokeWidth="3" />
          <path d={trunk} strokeWidth="3" />
        </g>
      ))}
      {lines.map(({ number, y, reach }) => (
        <g key={number} stroke={color.ink} strokeLinecap="round">
          <path d={`M${-reach} ${y}A${reach} 18 0 0 0 ${reach} ${y}`} strokeWidth="5" />
          <path
            d={`M${-reach} ${y}A${reach} 18 0 0 1 ${reach} ${y}M${reach} ${y}H226`}
            strokeDasharray="3 12"
            strokeWidth="3"
          />
          <circle cx="256" cy={y} r="30" fill={color.ink} stroke="none" />
          <text
            x="256"
            y={y + 11}
            fill={color.onAccent}
            fontFamily={font.ui}
            fontSize="32"
            fontWeight="600"
            stroke="none"
            textAnchor="middle"
          >
            {number}
          </text>
        </g>
      ))}
    </svg>
  )
}

const Pair = styled.div`
  display: grid;
  gap: ${space(8)};

  ${media.tablet} {
    align-items: center;
    gap: ${space(12)};
    grid-template-columns: 300px 1fr;
  }
`

const Drawing = styled.div`
  display: grid;
  padding: ${space(8)} ${space(4)};
  background: ${color.sand};
  justify-items: center;

  & > svg {
    width: 200px;
  }
`

const Steps = styled.ol`
  display: grid;
  gap: ${space(6)};
  counter-reset: line;

  & > li {
    display: grid;
    gap: ${space(1)} ${space(4)};
    grid-template-columns: auto 1fr;
    counter-increment: line;
  }

  & > li::before {
    display: grid;
    width: ${space(7)};
    height: ${space(7)};
    border-radius: 50%;
    background: ${color.ink};
    color: ${color.onAccent};
    font-size: ${text.sm};
    font-weight: ${weight.bold};
    content: counter(line);
    grid-row: span 2;
    place-items: center;
  }

  & h3 {
    align-self: center;
    min-height: ${space(7)};
    font: inherit;
    font-weight: ${weight.bold};
  }

  & p {
    color: ${color.inkSoft};
  }
`
