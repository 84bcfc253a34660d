import { createLink, useNavigate } from '@tanstack/react-router'
import { type ComponentProps, type Ref, useEffect, useRef, useState } from 'react'
import styled, { css } from 'styled-components'
import { AdminStatusTag } from '@/features/admin-orders/AdminStatusTag'
import { useMsg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/numbers'
import { color, media, radius, size, space, text, weight } from '@/theme/tokens.gen'
import { ErrorState } from '@/ui/feedback/ErrorState'
import {
  SearchBox,
  SearchField,
  Suggestion,
  SuggestionGroup,
  SuggestionGroupName,
  SearchSuggestions,
} from '@/ui/fields/SearchField'
import { useScanner } from '@/ui/fields/use-scanner'
import { Picture } from '@/ui/media/Picture'
import { Dialog } from '@/ui/overlays/Dialog'
import type { AdminKeyWindow } from './admin-key'
import { paletteGroups, type PaletteItem, usePaletteItems } from './use-palette-items'

type CommandPaletteProps = {
  isOpen: boolean
  /** Called when the palette closes. `next` is the window that opens next. */
  onClose: (next?: AdminKeyWindow) => void
}

/**
 * The command palette. It finds screens, orders, customers, products and actions by a few letters (Product
 * §10.2).
 */
export function CommandPalette({ isOpen, onClose }: CommandPaletteProps) {
  const msg = useMsg()
  const field = useRef<HTMLInputElement>(null)
  const left = useRef(false)
  useEffect(
    function resetLeft() {
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
      // If a screen has opened, the palette does not move the focus. The new screen takes the focus itself.
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
  /** Called after an action. `next` is the window that opens next. */
  onDone: (next?: AdminKeyWindow) => void
}

/** The search field with its results. The height is fixed, so that nothing moves under the pointer. */
function Choice({ field, onLeave, onDone }: ChoiceProps) {
  const msg = useMsg()
  const [typed, setTyped] = useState('')
  const { entries, isWaiting, isFailed, retry } = usePaletteItems(typed, () => onDone('list'))
  const isEmpty = entries.length === 0
  const navigate = useNavigate()
  const scanner = useScanner({
    text: typed,
    setText: setTyped,
    hits: isWaiting ? undefined : entries.filter(({ isHit }) => isHit),
    codeOf: (entry) => entry.text,
    choose(entry) {
      if (!('link' in entry)) return
      onLeave()
      void navigate(entry.link)
    },
  })
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
        onKeyDown={scanner.onKeyDown}
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
        <SearchSuggestions aria-label={msg('adminKeys.palette')}>
          {paletteGroups.map((group) => {
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
        </SearchSuggestions>
      </Found>
    </SearchField>
  )
}

type PaletteEntryProps = Pick<ChoiceProps, 'onLeave' | 'onDone'> & { entry: PaletteItem }

/** A line of the palette. An item with a URL is a link, so that it can open in a new browser tab. */
function PaletteEntry({ entry, onLeave, onDone }: PaletteEntryProps) {
  const line = <Line entry={entry} />
  if ('run' in entry)
    return (
      <Suggestion
        value={entry}
        render={<Action />}
        onClick={() => {
          entry.run()
          if (entry.id !== 'keys') onDone()
        }}
      >
        {line}
      </Suggestion>
    )
  return (
    <Suggestion
      value={entry}
      render={<EntryLink {...entry.link} />}
      onClick={({ ctrlKey, metaKey }) => {
        if (!ctrlKey && !metaKey) onLeave()
      }}
    >
      {line}
    </Suggestion>
  )
}

function Line({ entry }: { entry: PaletteItem }) {
  const { text: own, name = own, detail, status, amount, picture } = entry
  return (
    <>
      {picture !== undefined && (
        <Thumb>
          <Picture src={picture} alt="" ratio="1 / 1" edge="top" sizes="40px" />
        </Thumb>
      )}
      <Name>
        {name}
        {detail && <Detail>{detail}</Detail>}
      </Name>
      {amount !== undefined && (
        <Side>
          {status && <AdminStatusTag status={status} />}
          {formatVnd(amount)}
        </Side>
      )}
    </>
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

const lineStyle = css`
  display: flex;
  min-height: ${size.target};
  align-items: center;
  padding: ${space(1)} ${space(3)};
  border-radius: ${radius.sm};
  color: ${color.ink};
  cursor: pointer;
  font-size: ${text.sm};
  gap: ${space(3)};
  text-decoration: none;

  &[data-highlighted] {
    background: ${color.sand};
  }

  @media (forced-colors: active) {
    &[data-highlighted] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }

  ${media.tablet} {
    min-height: 40px;
  }
`

const Action = styled.div`
  ${lineStyle}
`

const EntryAnchor = styled.a`
  ${lineStyle}
`

const EntryLink = createLink((props: ComponentProps<'a'>) => <EntryAnchor {...props} />)

const Name = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`

const Detail = styled.span`
  display: block;
  color: ${color.inkSoft};
  font-size: ${text.xs};
  font-variant-numeric: tabular-nums;
  font-weight: ${weight.regular};
`

const Side = styled.span`
  display: grid;
  flex: none;
  font-variant-numeric: tabular-nums;
  justify-items: end;
`

const Thumb = styled.span`
  flex: none;
  width: 40px;
  overflow: hidden;
  border-radius: ${radius.sm};
`
