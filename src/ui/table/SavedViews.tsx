import { type SubmitEvent, useState } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { color, size, space, text } from '@/theme/tokens'
import { Button } from '../actions/Button'
import { IconButton } from '../actions/IconButton'
import { TextField } from '../fields/TextField'
import { TrashIcon } from '../icons'
import { PopoverButton } from '../overlays/Popover'
import { useToast } from '../toast/toast'
import {
  keepViews,
  readViews,
  type SavedView,
  searchToKeep,
  viewLimits,
  withoutView,
  withView,
} from './saved-views'

type SavedViewsProps = {
  /** Which list: `orders`. */
  list: string
  /** What it is asked for now, and which columns it shows, as in its address. */
  search: object
  onOpen: (view: SavedView) => void
}

/** Filters, sort and columns under a name, kept in this browser. Open, a view is in the address, so a link to it is the page's own. */
export function SavedViews({ list, search, onOpen }: SavedViewsProps) {
  const msg = useMsg()
  const toast = useToast()
  const [open, setOpen] = useState(false)
  const [views, setViews] = useState(() => readViews(list))
  const [name, setName] = useState('')
  const change = (next: readonly SavedView[]) => {
    setViews(next)
    keepViews(list, next)
  }
  const save = (event: SubmitEvent) => {
    event.preventDefault()
    const named = name.trim()
    if (!named || views.length >= viewLimits.views) return
    change(withView(views, { name: named, search: searchToKeep(search) }))
    setName('')
    toast({ message: msg('table.views.saved', { name: named }) })
  }
  const remove = (view: SavedView) => {
    change(withoutView(views, view.name))
    // Behind an open window the toast and its undo would be out of reach.
    setOpen(false)
    toast({
      message: msg('table.views.removed', { name: view.name }),
      undo: () => change(withView(readViews(list), view)),
    })
  }
  return (
    <PopoverButton label={msg('table.views')} open={open} onOpenChange={setOpen}>
      {views.length === 0 && <Hint>{msg('table.views.none')}</Hint>}
      <List>
        {views.map((view) => (
          <li key={view.name}>
            <Name
              type="button"
              onClick={() => {
                setOpen(false)
                onOpen(view)
              }}
            >
              {view.name}
            </Name>
            <IconButton
              label={msg('table.views.remove', { name: view.name })}
              onClick={() => remove(view)}
            >
              <TrashIcon size={20} />
            </IconButton>
          </li>
        ))}
      </List>
      <Form onSubmit={save}>
        <TextField
          label={msg('table.views.name')}
          value={name}
          onChange={setName}
          maxLength={viewLimits.name}
          hint={views.length >= viewLimits.views ? msg('table.views.full') : undefined}
          reserveNote={false}
          autoComplete="off"
        />
        <Button type="submit" variant="secondary">
          {msg('table.views.save')}
        </Button>
      </Form>
    </PopoverButton>
  )
}

const Hint = styled.p`
  padding: ${space(2)} ${space(4)};
  color: ${color.inkSoft};
  font-size: ${text.sm};
`

const List = styled.ul`
  padding: ${space(1)} 0;
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    padding-inline-end: ${space(1)};
  }
`

const Name = styled.button`
  flex: 1;
  min-width: 0;
  min-height: ${size.target};
  padding: ${space(1)} ${space(4)};
  overflow-wrap: anywhere;
  text-align: start;

  &:hover {
    background: ${color.sand};
  }
`

const Form = styled.form`
  display: grid;
  padding: ${space(3)} ${space(4)};
  border-block-start: 1px solid ${color.line};
  gap: ${space(2)};
`
