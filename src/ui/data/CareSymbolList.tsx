import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { type CareSymbol, knownCareSymbols } from '@/lib/care'
import { media, space, text } from '@/theme/tokens.gen'
import { Icon } from '../icon'

/** The outlines of the care symbols, one for each kind of treatment. */
const tub =
  'M2 6l2.2 13h15.6L22 6M2.4 8.4c1.6 1.3 3.2 1.3 4.8 0s3.2-1.3 4.8 0 3.2 1.3 4.8 0 3.2-1.3 4.8 0'
const triangle = 'M12 3.5 22 20.5H2Z'
const square = 'M3.5 3.5h17v17h-17Z'
const drum = `${square}M5 12a7 7 0 1 0 14 0 7 7 0 1 0-14 0Z`
const iron = 'M7 6.5h8.8c1.5 0 2.4.9 2.7 2.4L20.5 19h-18c.3-4.6 2.4-7 6.5-7h9.7'
const circle = 'M4 12a8 8 0 1 0 16 0 8 8 0 1 0-16 0Z'

/** The lines inside a symbol or across it. */
const crossed = 'M2.5 3.5l19 17M21.5 3.5l-19 17'
const hand = 'M6.5 9.5l4 4.6v1.7h4.3l2.7-2.3h-3.6l-1.5-1.6M9.6 13l2.3-.2'
const shade = 'M3.5 9.5l6-6'
const upright = 'M12 3.5v17'
const flat = 'M7 12h10'
const gentle = 'M4.5 22.5h15'
const dot = (x: number, y: number) => `M${x} ${y}h.01`

/** The drawing of each care symbol, and the letters inside it. */
const drawings: Readonly<Record<CareSymbol, readonly [d: string, letters?: string]>> = {
  'wash-no': [tub + crossed],
  'wash-hand': [tub + hand],
  'wash-30-gentle': [tub + gentle, '30'],
  'wash-30': [tub, '30'],
  'wash-40': [tub, '40'],
  'bleach-no': [triangle + crossed],
  'bleach-oxygen': [`${triangle}M9.5 20.5l5.4-9.6M14.5 20.5l2.8-5`],
  'bleach-any': [triangle],
  'tumble-no': [drum + crossed],
  'tumble-low': [drum + dot(12, 12)],
  'tumble-normal': [drum + dot(10, 12) + dot(14, 12)],
  'dry-flat-shade': [square + flat + shade],
  'dry-flat': [square + flat],
  'dry-line-shade': [square + upright + shade],
  'dry-line': [square + upright],
  'iron-no': [iron + crossed],
  'iron-110': [iron + dot(12, 15.5)],
  'iron-150': [iron + dot(10.3, 15.5) + dot(13.7, 15.5)],
  'iron-200': [iron + dot(8.6, 15.5) + dot(12, 15.5) + dot(15.4, 15.5)],
  'clean-no': [circle + crossed],
  'clean-w': [circle, 'W'],
  'clean-f': [circle, 'F'],
  'clean-p': [circle, 'P'],
}

/**
 * The care symbols of a garment, each with its meaning in words. Renders nothing if there are no known
 * symbols.
 */
export function CareSymbolList({ care }: { care: readonly string[] }) {
  const msg = useMsg()
  const known = knownCareSymbols(care)
  if (known.length === 0) return null
  return (
    <List aria-label={msg('fact.care')}>
      {known.map((symbol) => (
        <li key={symbol}>
          <CareIcon symbol={symbol} />
          {msg(`care.${symbol}`)}
        </li>
      ))}
    </List>
  )
}

function CareIcon({ symbol }: { symbol: CareSymbol }) {
  const [d, letters] = drawings[symbol]
  return (
    <Icon size={32} d={d} strokeWidth={1.3} overflow="visible">
      {letters && (
        <text x="12" y={symbol.startsWith('wash') ? 17 : 15.3} fontSize="8.5" textAnchor="middle">
          {letters}
        </text>
      )}
    </Icon>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${space(3)} ${space(5)};
  font-size: ${text.sm};
  grid-template-columns: minmax(0, 1fr);

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  & > li {
    display: grid;
    align-items: center;
    gap: ${space(3)};
    grid-template-columns: auto minmax(0, 1fr);
  }

  & text {
    fill: currentColor;
    font-weight: 600;
    stroke: none;
  }
`
