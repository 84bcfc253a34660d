import { type Ref, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { loadMessages } from '@/i18n/load-messages'
import { storedLocale } from '@/i18n/stored-locale'
import { useMsg } from '@/i18n/use-msg'
import { WithMessages } from '@/i18n/WithMessages'
import { media } from '@/theme/breakpoints'
import { color, space, text } from '@/theme/tokens'
import { ErrorState } from '@/ui/feedback/ErrorState'
import {
  SearchBox,
  SearchField,
  SuggestionGroup,
  SuggestionGroupName,
  SuggestionList,
} from '@/ui/fields/SearchField'
import { Dialog } from '@/ui/overlays/Dialog'
import { PaletteEntry } from './PaletteEntry'
import type { KeyWindow } from './state'
import { entryGroups, useEntries } from './use-entries'

// Loads the texts together with this code. `WithMessages` reports a failure.
loadMessages(storedLocale(), 'adminKeys').catch(() => {})
loadMessages(storedLocale(), 'adminOrders').catch(() => {})

type CommandPaletteProps = {
  isOpen: boolean
  /** Called when it closes, with the window that opens instead. */
  onClose: (next?: KeyWindow) => void
}

/** Goes to a screen, an order or a product, or does something, by a few letters (Product §10.2). */
export function CommandPalette(props: CommandPaletteProps) {
  return (
    <WithMessages bundle="adminKeys">
      <WithMessages bundle="adminOrders">
        <Palette {...props} />
      </WithMessages>
    </WithMessages>
  )
}

function Palette({ isOpen, onClose }: CommandPaletteProps) {
  const msg = useMsg()
  const field = useRef<HTMLInputElement>(null)
  const left = useRef(false)
  useEffect(
    function forgetWhatItLedTo() {
      if (isOpen) left.current = false
    },
    [isOpen],
  )
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={msg('adminKeys.palette')}
      hideTitle
      wide
      fullScreen="phone"
      initialFocus={field}
      // A screen that opens takes the focus itself.
      finalFocus={() => !left.current}
    >
      <Choice
        field={field}
        onLeave={() => {
          left.current = true
          onClose()
        }}
        onDone={onClose}
      />
    </Dialog>
  )
}

type ChoiceProps = {
  field: Ref<HTMLInputElement>
  /** Called when a screen opens. */
  onLeave: () => void
  /** Called when something was done here; with a window where that opens. */
  onDone: (next?: KeyWindow) => void
}

/** The text box and what it finds. Its height stays, so that nothing moves under the pointer while answers come. */
function Choice({ field, onLeave, onDone }: ChoiceProps) {
  const msg = useMsg()
  const [typed, setTyped] = useState('')
  const { entries, isWaiting, isFailed, retry } = useEntries(typed, () => onDone('list'))
  const isEmpty = entries.length === 0
  return (
    <SearchField
      value={typed}
      onChange={setTyped}
      suggestions={entries}
      toText={(entry) => entry.text}
      autoHighlight
    >
      <SearchBox
        ref={field}
        label={msg('adminKeys.palette')}
        placeholder={msg('adminKeys.placeholder')}
        maxLength={100}
        suggesting={!isEmpty}
        onSubmit={() => {}}
      />
      <State role="status">
        {isWaiting
          ? msg('adminKeys.searching')
          : isEmpty
            ? msg('adminKeys.nothing', { q: typed.trim() })
            : msg('adminKeys.found', { n: entries.length })}
      </State>
      <Found>
        {isFailed && <ErrorState compact message={msg('adminKeys.failed')} onRetry={retry} />}
        <SuggestionList aria-label={msg('adminKeys.palette')}>
          {entryGroups.map((group) => {
            const own = entries.filter((entry) => entry.group === group)
            if (own.length === 0) return null
            return (
              <SuggestionGroup key={group}>
                <GroupName>{msg(`adminKeys.group.${group}`)}</GroupName>
                {own.map((entry) => (
                  <PaletteEntry key={entry.id} entry={entry} onLeave={onLeave} onDone={onDone} />
                ))}
              </SuggestionGroup>
            )
          })}
        </SuggestionList>
      </Found>
    </SearchField>
  )
}

const State = styled.p`
  padding-block: ${space(2)};
  color: ${color.inkSoft};
  font-size: ${text.sm};
`

const Found = styled.div`
  margin-inline: -${space(3)};

  ${media.tablet} {
    height: min(440px, 50dvh);
    overflow-y: auto;
    overscroll-behavior: contain;
  }
`

const GroupName = styled(SuggestionGroupName)`
  padding: ${space(3)} ${space(3)} ${space(1)};
  color: ${color.inkSoft};
  font-size: ${text.xs};
`
