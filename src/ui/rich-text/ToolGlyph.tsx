import type { ReactNode } from 'react'
import { Icon } from '../icon'

const lines = 'M9 6h11M9 12h11M9 18h11'

/** Icons of the toolbar's buttons; those with a text have none. */
const glyphs: Record<string, ReactNode> = {
  bold: <strong>B</strong>,
  italic: <em>I</em>,
  h3: 'H3',
  h4: 'H4',
  bullets: <Icon size={20} d={`${lines}M4 6h.01M4 12h.01M4 18h.01`} />,
  numbers: <Icon size={20} d={`${lines}M4 4.5V8M3 17h2.5L3 20h2.5`} />,
  link: (
    <Icon
      size={20}
      d="M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.6-5.7l-1 1M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.6 5.7l1-1"
    />
  ),
  table: <Icon size={20} d="M4 5h16v14H4zM4 10h16M4 14.5h16M12 5v14" />,
  undo: <Icon size={20} d="M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-4" />,
  redo: <Icon size={20} d="m16 5 4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h4" />,
}

type ToolGlyphProps = {
  /** Id of a tool: `bold`, `table`. */
  id: string
}

/** The icon of a tool, if it has one. */
export function ToolGlyph({ id }: ToolGlyphProps) {
  return glyphs[id] ?? null
}
