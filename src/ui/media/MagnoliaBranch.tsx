import { color } from '@/theme/tokens'

const petal = 'M0 0C-7-4-10-12-8-20C-7-25-3.5-29 0-31C3.5-29 7-25 8-20C10-12 7-4 0 0Z'
const blush = 'M0 0C-5-3-6.5-9-5-14C-3-10-1.5-9 0-8C1.5-9 3-10 5-14C6.5-9 5-3 0 0Z'
const vein = 'M0-4V-24'
const leaf = 'M0 0C9-5 12-15 9-26C0-20-5-10 0 0ZM0 0C3-8 6-16 9-26'

type FlowerProps = { x: number; y: number; turn: number; scale: number; petals: readonly number[] }

function Flower({ x, y, turn, scale, petals }: FlowerProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
      <path d="M-5 3C-4-3 4-3 5 3C3 6-3 6-5 3Z" fill={color.celadon} />
      {petals.map((angle) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <path d={petal} fill={color.surface} stroke={color.accent} strokeWidth="0.7" />
          <path d={blush} fill={color.accentSoft} />
          <path d={vein} stroke={color.accentSoft} strokeWidth="1" />
        </g>
      ))}
    </g>
  )
}

const open = [-82, 82, -56, 56, -30, 30, 0]
const half = [-38, 38, -18, 18, 0]
const bud = [-12, 12, 0]

const leaves = [
  { x: 92, y: 176, turn: 118, scale: 1 },
  { x: 164, y: 138, turn: 12, scale: 1.05 },
  { x: 206, y: 116, turn: 124, scale: 0.9 },
  { x: 262, y: 62, turn: 86, scale: 0.8 },
] as const

/** A magnolia branch for pages without a picture. Decoration only. */
export function MagnoliaBranch() {
  return (
    <svg
      width={320}
      height={240}
      viewBox="0 0 320 240"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <g stroke={color.lineStrong}>
        <path
          d="M8 226C52 196 92 186 128 162C172 132 204 124 236 92C252 76 266 60 276 36"
          strokeWidth="4"
        />
        <path
          d="M70 190C72 164 82 146 100 128M150 146C150 122 158 106 172 90M214 112C236 112 254 118 268 130"
          strokeWidth="2.5"
        />
      </g>
      {leaves.map(({ x, y, turn, scale }) => (
        <path
          key={x}
          d={leaf}
          transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}
          fill={color.celadonSoft}
          stroke={color.celadon}
        />
      ))}
      <Flower x={104} y={126} turn={14} scale={1.75} petals={open} />
      <Flower x={174} y={88} turn={6} scale={1.35} petals={half} />
      <Flower x={278} y={36} turn={18} scale={0.95} petals={half} />
      <Flower x={270} y={132} turn={74} scale={0.9} petals={bud} />
    </svg>
  )
}
