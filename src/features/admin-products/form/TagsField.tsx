import { type KeyboardEvent, useRef, useState } from 'react'
import styled from 'styled-components'
import { product } from '@/domain/product/description'
import { useMsg } from '@/i18n/use-msg'
import { isComposed } from '@/lib/command-key'
import { fold, tidyText } from '@/lib/text'
import { color, radius, size, space, text } from '@/theme/tokens'
import { TextField } from '@/ui/fields/TextField'
import { useFormField, useLateField } from '@/ui/form/use-form'
import { CloseIcon } from '@/ui/icons'
import { Row } from '@/ui/layout/basics'

/** Tags, each once: Enter or a comma adds what is typed, several at once when they are pasted. */
export function TagsField() {
  const msg = useMsg()
  const { value: tags, onChange } = useFormField<string[]>('tags')
  const [draft, setDraft] = useState('')
  const input = useRef<HTMLInputElement>(null)

  const add = (typed: string) => onChange(withTags(tags, typed.split(',')))
  const type = (typed: string) => {
    const end = typed.lastIndexOf(',')
    if (end >= 0) add(typed.slice(0, end))
    setDraft(typed.slice(end + 1))
  }
  const commit = () => {
    if (tidyText(draft)) add(draft)
    setDraft('')
  }
  useLateField(commit)
  const keys = (event: KeyboardEvent) => {
    if (isComposed(event)) return
    if (event.key === 'Enter') commit()
    else if (event.key === 'Backspace' && draft === '' && tags.length > 0)
      onChange(tags.slice(0, -1))
    else return
    event.preventDefault()
  }
  return (
    <>
      <TextField
        ref={input}
        label={msg(product.tags.label)}
        hint={msg('adminProduct.tags.hint')}
        value={draft}
        onChange={type}
        onKeyDown={keys}
        onBlur={commit}
        autoComplete="off"
        enterKeyHint="done"
      />
      {tags.length > 0 && (
        <List $wrap $gap={2} as="ul" aria-label={msg('adminProduct.tags.list')}>
          {tags.map((tag) => (
            <Tag key={tag}>
              {tag}
              <Remove
                type="button"
                aria-label={msg('adminProduct.tags.remove', { tag })}
                onClick={() => {
                  onChange(tags.filter((one) => one !== tag))
                  input.current?.focus()
                }}
              >
                <CloseIcon size={16} />
              </Remove>
            </Tag>
          ))}
        </List>
      )}
    </>
  )
}

/** The tags with new ones behind; one that is there already, in whatever case, stays as it is. */
function withTags(tags: readonly string[], typed: readonly string[]): string[] {
  const all = [...tags]
  for (const tag of typed.map(tidyText))
    if (tag && !all.some((one) => fold(one) === fold(tag))) all.push(tag)
  return all
}

const List = styled(Row)`
  margin-block: ${space(1)} ${space(3)};
`

const Tag = styled.li`
  display: inline-flex;
  align-items: center;
  min-width: 0;
  padding-inline-start: ${space(3)};
  border-radius: ${radius.pill};
  background: ${color.sand};
  font-size: ${text.sm};
  overflow-wrap: anywhere;
`

const Remove = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: ${size.target};
  height: ${size.target};
  color: ${color.inkSoft};
`
