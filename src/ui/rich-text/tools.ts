import type { Editor } from '@tiptap/core'
import type { MessageId } from '@/i18n/message-id.gen'

/** A button of the toolbar: its name, its action, and whether it is on, or off, at the caret. */
export type Tool = {
  id: string
  name: MessageId
  run: (editor: Editor) => void
  isOn?: (editor: Editor) => boolean
  isOff?: (editor: Editor) => boolean
}

const chain = (editor: Editor) => editor.chain().focus()

/** The formats of rich texts (Product §3). */
export const textTools: readonly Tool[] = [
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

export const historyTools: readonly Tool[] = [
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

export const insertTable: Tool = {
  id: 'table',
  name: 'richText.table',
  run: (editor) => chain(editor).insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  isOff: (editor) => editor.isActive('table'),
}

/** Shown only while the caret is in a table. */
export const tableTools: readonly Tool[] = [
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
