import { useEffect, useEffectEvent, useState } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { useAtomValue, useSetAtom } from '@/lib/store'
import { color, media, radius, size, space, text } from '@/theme/tokens.gen'
import { defer } from '@/ui/feedback/late'
import { SearchIcon } from '@/ui/frame-icons'
import { visuallyHiddenStyle } from '@/ui/layout/basics'
import {
  keyActionOf,
  isTextField,
  type AdminKeyWindow,
  keyWindowAtom,
  areLetterKeysOffAtom,
  modifierKeyName,
} from './admin-key'

const CommandPalette = defer(async () => (await import('./CommandPalette')).CommandPalette)
const ShortcutsWindow = defer(async () => (await import('./ShortcutsWindow')).ShortcutsWindow)

/** The keys that work anywhere in the back office (Product §10.2), and the windows that they open. */
export function AdminShortcuts() {
  const open = useAtomValue(keyWindowAtom)
  const show = useSetAtom(keyWindowAtom)
  const [seen, setSeen] = useState<ReadonlySet<AdminKeyWindow>>(new Set())
  if (open && !seen.has(open)) setSeen(new Set([...seen, open]))
  useAdminKeys(open)
  const close = (next: AdminKeyWindow | null = null) => show(next)
  return (
    <>
      {seen.has('palette') && <CommandPalette isOpen={open === 'palette'} onClose={close} />}
      {seen.has('list') && <ShortcutsWindow isOpen={open === 'list'} onClose={close} />}
    </>
  )
}

/** Listens to keys in the back office. An open window handles its own keys. */
function useAdminKeys(open: AdminKeyWindow | null) {
  const show = useSetAtom(keyWindowAtom)
  const letters = !useAtomValue(areLetterKeysOffAtom)
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = keyActionOf(event, { isTyping: isTextField(event.target), letters })
    if (!key) return
    const isPalette = key === 'palette' && open === 'palette'
    if (!isPalette && document.querySelector(openWindow)) return
    if (key === 'search' && !listSearchField()) return
    event.preventDefault()
    if (key === 'search') listSearchField()?.select()
    else show(isPalette ? null : key)
  })
  useEffect(function listen() {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

const openWindow = '[role=dialog][data-open], [role=alertdialog][data-open]'

/** Returns the search field of the current list, or null. */
function listSearchField(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>('main [role=search] input')
}

/** The button that opens the command palette. In the sidebar, the button also shows the key. */
export function PaletteButton() {
  const msg = useMsg()
  const show = useSetAtom(keyWindowAtom)
  return (
    <Open
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => show('palette')}
    >
      <SearchIcon size={20} />
      <Words>
        {msg('admin.quickSearch')}
        <kbd aria-hidden="true">{modifierKeyName()} K</kbd>
      </Words>
    </Open>
  )
}

const Open = styled.button`
  display: grid;
  min-width: ${size.target};
  min-height: ${size.target};
  place-items: center;

  ${media.landscape} {
    display: flex;
    min-height: 36px;
    align-items: center;
    padding-inline: ${space(3)};
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.sm};
    width: 100%;
    color: ${color.inkSoft};
    font-size: ${text.sm};
    gap: ${space(2)};

    & > svg {
      flex: none;
    }

    &:hover {
      border-color: ${color.ink};
      color: ${color.ink};
    }
  }
`

const Words = styled.span`
  ${media.belowLandscape} {
    ${visuallyHiddenStyle}
  }

  ${media.landscape} {
    display: flex;
    flex: 1;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)};
    white-space: nowrap;
  }

  & > kbd {
    font-family: inherit;
    font-size: ${text.xs};
  }

  @media (pointer: coarse) {
    & > kbd {
      display: none;
    }
  }
`
