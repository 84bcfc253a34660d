import styled from 'styled-components'
import { girths } from '@/domain/sizes/body-measures'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { color, font, space, text, weight } from '@/theme/tokens'

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

/** The right half of each shape; the left half is drawn as its mirror image. */
const arm =
  'M40 90C52 98 55 120 58 150C63 178 66 202 67 232C68 244 63 254 58 262C54 252 54 242 55 232C51 202 46 176 43 150L36 118'

const body =
  'M0 58H8V68C10 78 32 80 41 89C42 102 37 112 35 122C40 130 40 142 34 152C29 162 25 170 25 182C27 200 43 216 44 242C44 278 37 312 31 350C33 376 27 404 18 444C22 450 22 456 18 458H6C6 428 9 376 7 350C6 318 4 288 0 264Z'

const dress =
  'M0 122C10 112 22 110 31 106L35 122C40 130 40 142 34 152C29 162 26 170 26 182C28 200 45 216 46 242L58 330C40 338 18 340 0 340ZM24 109L25 82'

const hair = 'M0 10C12 9 19 20 17 36C14 25 8 20 0 20Z'

const lines = [
  { number: 1, y: 134, reach: 40 },
  { number: 2, y: 181, reach: 27 },
  { number: 3, y: 244, reach: 48 },
] as const

/** A body with the three measuring lines, numbered like the steps beside it. */
function BodyFigure() {
  const msg = useMsg()
  return (
    <svg viewBox="0 0 240 470" role="img" aria-label={msg('sizes.how.figure')} fill="none">
      <g transform="translate(104 0)" strokeWidth="1.3" strokeLinejoin="round">
        <circle cx="0" cy="10" r="9" fill={color.ink} />
        <ellipse cx="0" cy="36" rx="16" ry="21" fill={color.surface} stroke={color.inkSoft} />
        {[1, -1].map((side) => (
          <g key={side} transform={`scale(${side} 1)`}>
            <path d={arm} fill={color.surface} stroke={color.inkSoft} />
            <path d={body} fill={color.surface} />
            <path d={body.slice(0, -1).replace('M0 58H8', 'M8 58')} stroke={color.inkSoft} />
            <path d={hair} fill={color.ink} />
            <path d={dress} fill={color.celadonSoft} />
            <path d={dress.replaceAll('Z', '')} stroke={color.celadon} />
          </g>
        ))}
        {lines.map(({ number, y, reach }) => (
          <g key={number} stroke={color.ink} strokeLinecap="round">
            <path d={`M${-reach} ${y}A${reach} 7 0 0 0 ${reach} ${y}`} strokeWidth="2.2" />
            <path d={`M${-reach} ${y}A${reach} 7 0 0 1 ${reach} ${y}`} strokeDasharray="2 5" />
            <path d={`M${reach} ${y}H98`} strokeDasharray="1 4" />
            <circle cx="112" cy={y} r="13" fill={color.ink} stroke="none" />
            <text
              x="112"
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
