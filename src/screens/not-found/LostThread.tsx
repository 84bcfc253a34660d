import { color } from '@/theme/tokens'

const thread =
  'M62 96C96 120 70 150 104 156C150 164 140 96 186 92C232 88 236 168 196 172C160 176 166 118 214 122C262 126 250 208 306 196C340 188 344 150 374 150'

/** The not-found page's drawing, a needle with a loose thread. Decoration only. */
export function LostThread() {
  return (
    <svg viewBox="0 0 400 280" fill="none" aria-hidden="true" focusable="false">
      <ellipse cx="200" cy="142" rx="190" ry="120" fill={color.sand} />
      <g strokeLinecap="round" strokeLinejoin="round">
        <path d={thread} stroke={color.accent} strokeWidth="2.2" />
        <path
          d="M374 150C390 150 396 158 398 168"
          stroke={color.accent}
          strokeWidth="2.2"
          strokeDasharray="3 7"
        />
        <g transform="translate(62 96) rotate(-38)">
          <path
            d="M0-2C-3 8-3 20-2 30L2 128L6 30C7 20 7 8 4-2C3-5 1-5 0-2Z"
            fill={color.surface}
            stroke={color.ink}
            strokeWidth="1.4"
          />
          <path d="M2 4V18" stroke={color.ink} strokeWidth="2" />
        </g>
        <g transform="translate(268 84)">
          <circle r="26" fill={color.celadonSoft} stroke={color.celadon} strokeWidth="1.4" />
          <circle r="20" stroke={color.celadon} />
          {[
            [-6, -6],
            [6, -6],
            [-6, 6],
            [6, 6],
          ].map(([x, y]) => (
            <circle
              key={`${x}${y}`}
              cx={x}
              cy={y}
              r="3.4"
              fill={color.sand}
              stroke={color.celadon}
              strokeWidth="1.4"
            />
          ))}
        </g>
      </g>
    </svg>
  )
}
