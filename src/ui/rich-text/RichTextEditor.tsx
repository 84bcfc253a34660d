import type { Editor } from '@tiptap/core'
import { EditorContent, useEditor } from '@tiptap/react'
import { type KeyboardEvent, use, useEffect, useEffectEvent, useRef, useState } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { isComposingKey } from '@/lib/command-key'
import { safeHref, withScheme } from '@/lib/links'
import { color, space } from '@/theme/tokens.gen'
import { Button } from '../actions/Button'
import { ContentLanguageContext, fieldAria } from '../fields/Field'
import { TextField } from '../fields/TextField'
import { useLateField } from '../form/use-form'
import { Row } from '../layout/basics'
import { editorDocumentOf, editorExtensions, shopHtmlOfPaste, storedHtml } from './html'
import { RichTextFrame } from './rich-text-style'
import { RichTextToolbar } from './RichTextToolbar'

export type RichTextEditorProps = {
  controlId: string
  label: string
  /** HTML, or `''`. A new value from outside replaces what the user has typed. */
  value: string
  /** Called with the HTML shortly after the user pauses, and when the user leaves the editor. */
  onChange: (html: string) => void
  onBlur?: (() => void) | undefined
  hint?: string | undefined
  error?: string | undefined
}

/**
 * An editor for rich text. Alt+F10 moves the focus to the toolbar, Escape moves it back, and Ctrl+K edits the
 * link. Import it lazily, so that the start bundle stays small.
 */
export function RichTextEditor(props: RichTextEditorProps) {
  const { controlId, label, value, onChange, onBlur, hint, error } = props
  const msg = useMsg()
  const frame = useRef<HTMLDivElement>(null)
  const emitted = useRef(value)
  /**
   * The last value from outside, and the HTML that the editor makes of it. While the editor still has this
   * HTML, the value stays as it came.
   */
  const given = useRef({ value, html: '' })
  const [content] = useState(() => editorDocumentOf(value))
  /** False until the first focus, because the caret has no place before the first focus. */
  const [entered, setEntered] = useState(false)
  const [linking, setLinking] = useState(false)
  const attributes = definedOnly({
    ...fieldAria(controlId, { hint, error }),
    role: 'textbox',
    'aria-multiline': true,
    'aria-label': label,
    lang: use(ContentLanguageContext),
    'aria-keyshortcuts': 'Alt+F10',
  })
  const output = useLateHtml((html) => {
    emitted.current = html === given.current.html ? given.current.value : html
    if (emitted.current !== value) onChange(emitted.current)
  })
  useLateField(output.flush)
  const editor = useEditor({
    extensions: editorExtensions,
    content,
    injectCSS: false,
    editorProps: { attributes, transformPastedHTML: shopHtmlOfPaste },
    onCreate({ editor: created }) {
      given.current.html = storedHtml(created.getHTML())
    },
    onUpdate: ({ editor: changed }) => output.schedule(changed),
    onBlur() {
      output.flush()
      onBlur?.()
    },
  })

  useEffect(
    function showOutsideChange() {
      if (value === emitted.current) return
      emitted.current = value
      editor.commands.setContent(editorDocumentOf(value), { emitUpdate: false })
      given.current = { value, html: storedHtml(editor.getHTML()) }
    },
    [value, editor],
  )

  return (
    <RichTextFrame
      ref={frame}
      onFocus={() => setEntered(true)}
      onKeyDown={(event) => {
        if (event.altKey && event.key === 'F10') {
          event.preventDefault()
          frame.current?.querySelector<HTMLElement>('[role=toolbar] [tabindex="0"]')?.focus()
        } else if ((event.ctrlKey || event.metaKey) && event.key === 'k') {
          event.preventDefault()
          setLinking(true)
        }
      }}
    >
      <RichTextToolbar
        editor={editor}
        label={msg('richText.toolbar', { label })}
        controlId={controlId}
        entered={entered}
        onLink={() => setLinking(true)}
      />
      {linking && <LinkRow editor={editor} onDone={() => setLinking(false)} />}
      <EditorContent editor={editor} />
    </RichTextFrame>
  )
}

function definedOnly(attributes: Record<string, string | boolean | undefined>) {
  const set: Record<string, string> = {}
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) set[name] = String(value)
  return set
}

/** How long after a key press the text is turned into HTML, in ms. The key press is painted first. */
const afterPaintMs = 50

/**
 * Returns functions that turn the text of the editor into HTML: shortly after a change, or at once with
 * `flush`. The conversion is too slow for every key press.
 */
function useLateHtml(onHtml: (html: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const changed = useRef<Editor>(undefined)
  const flush = () => {
    clearTimeout(timer.current)
    const editor = changed.current
    changed.current = undefined
    if (editor) onHtml(storedHtml(editor.getHTML()))
  }
  const flushOnUnmount = useEffectEvent(flush)
  useEffect(() => () => flushOnUnmount(), [])
  return {
    flush,
    schedule(editor: Editor) {
      changed.current = editor
      clearTimeout(timer.current)
      timer.current = setTimeout(flush, afterPaintMs)
    },
  }
}

type LinkRowProps = { editor: Editor; onDone: () => void }

/**
 * A row that edits the link of the selected words. The row only accepts safe URLs. Without a selection, and
 * outside of a link, the URL becomes the text of a new link.
 */
function LinkRow({ editor, onDone }: LinkRowProps) {
  const msg = useMsg()
  const input = useRef<HTMLInputElement>(null)
  const known: unknown = editor.getAttributes('link').href
  const [href, setHref] = useState(typeof known === 'string' ? known : '')
  const [refused, setRefused] = useState(false)

  useEffect(function focusField() {
    input.current?.focus()
  }, [])

  const leave = () => {
    onDone()
    editor.commands.focus()
  }
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onDone()
  }
  const apply = () => {
    const safe = safeHref(withScheme(href))
    if (!safe || safe === '') return setRefused(true)
    const chain = editor.chain().focus().extendMarkRange('link')
    const isBare = editor.state.selection.empty && !editor.isActive('link')
    if (isBare) chain.insertContent({ type: 'text', text: safe, marks: [mark(safe)] }).run()
    else chain.setLink({ href: safe }).run()
    onDone()
  }
  const keys = (event: KeyboardEvent) => {
    if ((event.key !== 'Enter' && event.key !== 'Escape') || isComposingKey(event)) return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') apply()
    else leave()
  }
  return (
    <Frame>
      <TextField
        ref={input}
        label={msg('richText.link.address')}
        placeholder="https://"
        inputMode="url"
        value={href}
        error={refused ? msg('richText.link.refused') : undefined}
        onChange={(text) => {
          setHref(text)
          setRefused(false)
        }}
        onKeyDown={keys}
      />
      <Row $gap={2} $wrap>
        <Button variant="secondary" onClick={apply}>
          {msg('richText.link.apply')}
        </Button>
        {editor.isActive('link') && (
          <Button variant="quiet" onClick={remove}>
            {msg('richText.link.remove')}
          </Button>
        )}
        <Button variant="quiet" onClick={leave}>
          {msg('richText.link.cancel')}
        </Button>
      </Row>
    </Frame>
  )
}

const mark = (href: string) => ({ type: 'link', attrs: { href } })

const Frame = styled.div`
  display: grid;
  padding: ${space(3)};
  border-block-end: 1px solid ${color.line};
`
