import { Toolbar } from '@base-ui/react/toolbar'
import { type Editor, useEditorState } from '@tiptap/react'
import { Fragment } from 'react'
import { useMsg } from '@/i18n/use-msg'
import { ToolbarBar, ToolbarButton, ToolbarRule } from './rich-text-style'
import { ToolGlyph } from './ToolGlyph'
import { historyTools, insertTable, tableTools, textTools, type Tool } from './tools'

type RichTextToolbarProps = {
  /** The editor that the buttons work on. */
  editor: Editor
  /** Names the toolbar for screen readers. */
  label: string
  /** Id of the text that the toolbar belongs to. */
  controlId: string
  /** True once the text has had the focus. */
  entered: boolean
  /** Opens the row that edits a link. */
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
      render={<ToolbarBar />}
      aria-label={label}
      aria-controls={controlId}
      onKeyDown={(event) => {
        if (event.key === 'Escape') editor.commands.focus()
      }}
    >
      {groups.map((tools, index) => (
        <Fragment key={tools[0]?.id}>
          {index > 0 && <ToolbarRule aria-hidden="true" />}
          {tools.map(({ id, name, run, isOn }) => (
            <Toolbar.Button
              key={id}
              render={<ToolbarButton />}
              aria-label={msg(name)}
              title={msg(name)}
              aria-pressed={isOn && state.on.includes(id)}
              disabled={state.off.includes(id)}
              onClick={() => run(editor)}
            >
              <ToolGlyph id={id} />
            </Toolbar.Button>
          ))}
        </Fragment>
      ))}
      {entered &&
        state.inTable &&
        tableTools.map(({ id, name, run }) => (
          <Toolbar.Button
            key={id}
            render={<ToolbarButton data-words />}
            onClick={() => run(editor)}
          >
            {msg(name)}
          </Toolbar.Button>
        ))}
    </Toolbar.Root>
  )
}
