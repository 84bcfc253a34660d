import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { isComposed } from '@/lib/command-key'
import { safeHref, withScheme } from '@/lib/links'
import { color, space } from '@/theme/tokens'
import { Button } from '../actions/Button'
import { TextField } from '../fields/TextField'
import { Row } from '../layout/basics'

type LinkRowProps = { editor: Editor; onDone: () => void }

/** Edits the link of the selected words. Only safe schemes are accepted; without a selection the URL is the text. */
export function LinkRow({ editor, onDone }: LinkRowProps) {
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
    if ((event.key !== 'Enter' && event.key !== 'Escape') || isComposed(event)) return
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
