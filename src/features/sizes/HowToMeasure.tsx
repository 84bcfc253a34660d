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
      <div>
        <p>{msg('sizes.how.text')}</p>
        <Steps>
          {girths.map((girth) => (
            <li key={girth}>
              <h3>{msg(`sizes.girth.${girth}`)}</h3>
              <p>{msg(`sizes.how.${girth}`)}</p>
            </li>
          ))}
        </Steps>
      </div>
    </Pair>
  )
}

/** The right half of a dress form and of its seam. The left half mirrors it. */
const form =
  'M0 14H13C13 27 14 36 20 41C30 48 45 50 53 57C59 63 57 72 53 82C50 90 48 95 50 103C53 109 55 115 54 122C52 142 37 160 36 184C36 208 55 228 58 252C59 268 56 282 50 294C34 299 16 301 0 301'
const seam =
  'M27 46C35 76 37 100 34 122C31 150 19 166 19 184C19 208 35 228 37 252C38 270 36 285 32 298'

const lines = [
  { number: 1, y: 122, reach: 54 },
  { number: 2, y: 184, reach: 36 },
  { number: 3, y: 252, reach: 58 },
] as const

/**
 * A drawing of a dress form with three measuring lines. The numbers of the lines are the numbers of the steps
 * beside the drawing.
 */
function BodyFigure() {
  const msg = useMsg()
  return (
    <svg viewBox="0 0 240 372" role="img" aria-label={msg('sizes.how.figure')} fill="none">
      <g transform="translate(92 0)" stroke={color.inkSoft} strokeWidth="1.3">
        <path d="M0 301V352" strokeWidth="5" />
        <ellipse cx="0" cy="356" rx="38" ry="7" fill={color.surface} />
        {[1, -1].map((side) => (
          <g key={side} transform={`scale(${side} 1)`}>
            <path d={form} fill={color.celadonSoft} />
            <path d={seam} stroke={color.celadon} strokeDasharray="4 4" />
          </g>
        ))}
        <ellipse cx="0" cy="14" rx="13" ry="3.5" fill={color.celadon} />
        {lines.map(({ number, y, reach }) => (
          <g key={number} stroke={color.ink} strokeLinecap="round">
            <path d={`M${-reach} ${y}A${reach} 8 0 0 0 ${reach} ${y}`} strokeWidth="2.2" />
            <path d={`M${-reach} ${y}A${reach} 8 0 0 1 ${reach} ${y}`} strokeDasharray="2 5" />
            <path d={`M${reach} ${y}H106`} strokeDasharray="1 4" />
            <circle cx="120" cy={y} r="13" fill={color.ink} stroke="none" />
            <text
              x="120"
              y={y + 5}
              fill={color.onAccent}
              fontFamily={font.ui}
              fontSize="14"
              fontWeight="600"
              stroke="none"
              textAnchor="middle"
            >
              {number}
            </text>
          </g>
        ))}
      </g>
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
  margin-top: ${space(6)};
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
