import { Toolbar } from '@base-ui/react/toolbar'
import { type Editor, useEditorState } from '@tiptap/react'
import { Fragment, type ReactNode } from 'react'
import styled from 'styled-components'
import type { MessageId } from '@/i18n/message-id.gen'
import { useMsg } from '@/i18n/use-msg'
import { color, media, motion, radius, size, space, text } from '@/theme/tokens'
import { Icon } from '../icon'

type RichTextToolbarProps = {
  editor: Editor
  label: string
  controlId: string
  /** True once the text has had the focus. */
  entered: boolean
  onLink: () => void
}

/** The toolbar is one tab stop; arrow keys move in it, Escape returns to the text. */
export function RichTextToolbar({
  editor,
  label,
  controlId,
  entered,
  onLink,
}: RichTextToolbarProps) {
  const msg = useMsg()
  const link: Tool = {
    id: 'link',
    name: 'richText.link',
    run: onLink,
    isOn: (at) => at.isActive('link'),
  }
  const groups = [textTools, [link, insertTable], historyTools]
  const state = useEditorState({
    editor,
    selector: ({ editor: at }) => ({
      on: groups.flat().flatMap((tool) => (tool.isOn?.(at) ? [tool.id] : [])),
      off: groups.flat().flatMap((tool) => (tool.isOff?.(at) ? [tool.id] : [])),
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
          {tools.map(({ id, name, run, isOn }) => (
            <Toolbar.Button
              key={id}
              render={<ToolButton />}
              aria-label={msg(name)}
              title={msg(name)}
              aria-pressed={isOn && state.on.includes(id)}
              disabled={state.off.includes(id)}
              onClick={() => run(editor)}
            >
              {glyphs[id]}
            </Toolbar.Button>
          ))}
        </Fragment>
      ))}
      {entered &&
        state.inTable &&
        tableTools.map(({ id, name, run }) => (
          <Toolbar.Button key={id} render={<ToolButton data-words />} onClick={() => run(editor)}>
            {msg(name)}
          </Toolbar.Button>
        ))}
    </Toolbar.Root>
  )
}

type Tool = {
  id: string
  name: MessageId
  run: (editor: Editor) => void
  isOn?: (editor: Editor) => boolean
  isOff?: (editor: Editor) => boolean
}

const chain = (editor: Editor) => editor.chain().focus()

const textTools: readonly Tool[] = [
  {
    id: 'bold',
    name: 'richText.bold',
    run: (editor) => chain(editor).toggleBold().run(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    id: 'italic',
    name: 'richText.italic',
    run: (editor) => chain(editor).toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    id: 'h3',
    name: 'richText.h3',
    run: (editor) => chain(editor).toggleHeading({ level: 3 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    id: 'h4',
    name: 'richText.h4',
    run: (editor) => chain(editor).toggleHeading({ level: 4 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 4 }),
  },
  {
    id: 'bullets',
    name: 'richText.bullets',
    run: (editor) => chain(editor).toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    id: 'numbers',
    name: 'richText.numbers',
    run: (editor) => chain(editor).toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
]

const historyTools: readonly Tool[] = [
  {
    id: 'undo',
    name: 'richText.undo',
    run: (editor) => chain(editor).undo().run(),
    isOff: (editor) => !editor.can().undo(),
  },
  {
    id: 'redo',
    name: 'richText.redo',
    run: (editor) => chain(editor).redo().run(),
    isOff: (editor) => !editor.can().redo(),
  },
]

const insertTable: Tool = {
  id: 'table',
  name: 'richText.table',
  run: (editor) => chain(editor).insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  isOff: (editor) => editor.isActive('table'),
}

/** Shown only while the caret is in a table. */
const tableTools: readonly Tool[] = [
  { id: 'addRow', name: 'richText.addRow', run: (editor) => chain(editor).addRowAfter().run() },
  {
    id: 'addColumn',
    name: 'richText.addColumn',
    run: (editor) => chain(editor).addColumnAfter().run(),
  },
  { id: 'deleteRow', name: 'richText.deleteRow', run: (editor) => chain(editor).deleteRow().run() },
  {
    id: 'deleteColumn',
    name: 'richText.deleteColumn',
    run: (editor) => chain(editor).deleteColumn().run(),
  },
  {
    id: 'deleteTable',
    name: 'richText.deleteTable',
    run: (editor) => chain(editor).deleteTable().run(),
  },
]

const lines = 'M9 6h11M9 12h11M9 18h11'

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
