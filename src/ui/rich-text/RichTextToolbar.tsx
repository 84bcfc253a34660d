import { Toolbar } from '@base-ui/react/toolbar'
import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react'
import { Fragment, type ReactNode } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { color, media, motion, radius, size, space, text } from '@/theme/tokens.gen'
import { Icon } from '../icon'

type RichTextToolbarProps = {
  editor: Editor
  label: string
  controlId: string
  /** True after the text has had the focus. */
  entered: boolean
  onLink: () => void
}

/**
 * The toolbar of the editor. It has one tab stop. The arrow keys move between its tools, and Escape returns
 * to the text.
 */
export function RichTextToolbar({
  editor,
  label,
  controlId,
  entered,
  onLink,
}: RichTextToolbarProps) {
  const msg = useMsg()
  const state = useEditorState({
    editor,
    selector: ({ editor: at }) => ({
      on: tools.flatMap(({ id, isOn }) => (isOn && at.isActive(...isOn) ? [id] : [])),
      off: tools.flatMap(({ id, isOff }) => (isOff?.(at) ? [id] : [])),
      inTable: at.isActive('table'),
    }),
  })
  return (
    <Toolbar.Root
      render={<Bar />}
      aria-label={label}
      aria-controls={controlId}
      onKeyDown={(event) => {
        if (event.key === 'Escape') editor.commands.focus()
      }}
    >
      {groups.map((tools, index) => (
        <Fragment key={tools[0]?.id}>
          {index > 0 && <Rule aria-hidden="true" />}
          {tools.map(({ id, glyph, change, isOn }) => (
            <Toolbar.Button
              key={id}
              render={<ToolButton />}
              // The title is also the name. With a name and an equal title, screen readers would read it
              // twice.
              title={msg(`richText.${id}`)}
              aria-pressed={isOn && state.on.includes(id)}
              disabled={state.off.includes(id)}
              onClick={() => (change ? change(editor.chain().focus()).run() : onLink())}
            >
              <span aria-hidden="true">{glyph}</span>
            </Toolbar.Button>
          ))}
        </Fragment>
      ))}
      {entered &&
        state.inTable &&
        tableTools.map(({ id, change }) => (
          <Toolbar.Button
            key={id}
            render={<ToolButton data-words />}
            onClick={() => change(editor.chain().focus()).run()}
          >
            {msg(`richText.${id}`)}
          </Toolbar.Button>
        ))}
    </Toolbar.Root>
  )
}

type Change = (chain: ChainedCommands) => ChainedCommands

type Tool = {
  id: 'bold' | 'italic' | 'h3' | 'h4' | 'bullets' | 'numbers' | 'link' | 'table' | 'undo' | 'redo'
  glyph: ReactNode
  /** The change that the tool makes. A tool without it opens the row for the link. */
  change?: Change
  /**
   * The node or mark of the editor to which the tool belongs. The tool is pressed while the caret is inside
   * it.
   */
  isOn?: [name: string, attributes?: { level: number }]
  isOff?: (editor: Editor) => boolean
}

const sign = (d: string) => <Icon size={20} d={d} />
const lines = 'M9 6h11M9 12h11M9 18h11'
const chain =
  'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.6-5.7l-1 1M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.6 5.7l1-1'

const groups: readonly (readonly Tool[])[] = [
  [
    { id: 'bold', glyph: <strong>B</strong>, change: (on) => on.toggleBold(), isOn: ['bold'] },
    { id: 'italic', glyph: <em>I</em>, change: (on) => on.toggleItalic(), isOn: ['italic'] },
    {
      id: 'h3',
      glyph: 'H3',
      change: (on) => on.toggleHeading({ level: 3 }),
      isOn: ['heading', { level: 3 }],
    },
    {
      id: 'h4',
      glyph: 'H4',
      change: (on) => on.toggleHeading({ level: 4 }),
      isOn: ['heading', { level: 4 }],
    },
    {
      id: 'bullets',
      glyph: sign(`${lines}M4 6h.01M4 12h.01M4 18h.01`),
      change: (on) => on.toggleBulletList(),
      isOn: ['bulletList'],
    },
    {
      id: 'numbers',
      glyph: sign(`${lines}M4 4.5V8M3 17h2.5L3 20h2.5`),
      change: (on) => on.toggleOrderedList(),
      isOn: ['orderedList'],
    },
  ],
  [
    { id: 'link', glyph: sign(chain), isOn: ['link'] },
    {
      id: 'table',
      glyph: sign('M4 5h16v14H4zM4 10h16M4 14.5h16M12 5v14'),
      change: (on) => on.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
      isOff: (editor) => editor.isActive('table'),
    },
  ],
  [
    {
      id: 'undo',
      glyph: sign('M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-4'),
      change: (on) => on.undo(),
      isOff: (editor) => !editor.can().undo(),
    },
    {
      id: 'redo',
      glyph: sign('m16 5 4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h4'),
      change: (on) => on.redo(),
      isOff: (editor) => !editor.can().redo(),
    },
  ],
]
const tools = groups.flat()

/** The tools for tables. They are shown only while the caret is in a table. */
const tableTools = [
  { id: 'addRow', change: (on) => on.addRowAfter() },
  { id: 'addColumn', change: (on) => on.addColumnAfter() },
  { id: 'deleteRow', change: (on) => on.deleteRow() },
  { id: 'deleteColumn', change: (on) => on.deleteColumn() },
  { id: 'deleteTable', change: (on) => on.deleteTable() },
] as const satisfies readonly { id: string; change: Change }[]

const Bar = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  padding: ${space(1)};
  border-block-end: 1px solid ${color.line};
`

const Rule = styled.span`
  height: ${space(6)};
  margin-inline: ${space(1)};
  border-inline-start: 1px solid ${color.line};
`

const ToolButton = styled.button`
  display: inline-grid;
  place-items: center;
  min-width: ${size.target};
  height: ${size.target};
  border-radius: ${radius.sm};
  color: ${color.ink};
  font-size: ${text.sm};
  transition: background-color ${motion.fast} ${motion.ease};

  &[data-words] {
    padding-inline: ${space(3)};
    color: ${color.inkSoft};
  }

  &[aria-pressed='true'] {
    background: ${color.accentSoft};
    color: ${color.accent};
  }

  &:is(:disabled, [data-disabled]) {
    color: ${color.lineStrong};
    cursor: default;
  }

  ${media.hover} {
    &:hover:not(:disabled, [data-disabled]) {
      background: ${color.sand};
    }
  }

  ${media.desktop} {
    min-width: ${space(9)};
    height: ${space(9)};
  }
`
