import { Combobox as Base } from '@base-ui/react/combobox'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type Ref, type RefObject, useImperativeHandle, useLayoutEffect, useState } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import {
  color,
  depths,
  leading,
  motion,
  radius,
  shadow,
  size,
  space,
  text,
  weight,
} from '@/theme/tokens.gen'
import { CheckIcon } from '../icons'
import type { SelectOption } from './Select'
import type { FieldSuggestion } from './SuggestField'

// This file holds the lists that open below a Combobox or a SuggestField. The code of this file loads late,
// because the text boxes work without the lists.

/** The height of an option in px. An option has one line and is as high as a touch target. */
const optionHeight = 44
const listHeight = 7.5 * optionHeight

export type OptionScroller = { show: (index: number) => void }

type ComboboxListProps = { label: string; highlighted: RefObject<number>; ref: Ref<OptionScroller> }

/** The list of options of a `Combobox`. */
export function ComboboxList({ label, highlighted, ref }: ComboboxListProps) {
  const msg = useMsg()
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  return (
    <Base.Portal>
      <Positioner sideOffset={4} collisionPadding={8}>
        <Popup>
          <Base.Empty>
            <Nothing>{msg('combobox.empty')}</Nothing>
          </Base.Empty>
          <List aria-label={label} ref={setScroller}>
            <Options scroller={scroller} highlighted={highlighted} ref={ref} />
          </List>
        </Popup>
      </Positioner>
    </Base.Portal>
  )
}

type OptionsProps = Pick<ComboboxListProps, 'highlighted' | 'ref'> & {
  scroller: HTMLDivElement | null
}

/**
 * Renders only the visible options and a few around them. Rendering all 700 options of a list would take 2 s
 * on a slow phone.
 */
function Options({ scroller, highlighted, ref }: OptionsProps) {
  const options = Base.useFilteredItems<SelectOption>()
  // oxlint-disable-next-line react/incompatible-library -- its functions are called here only
  const virtualizer = useVirtualizer({
    count: options.length,
    getScrollElement: () => scroller,
    estimateSize: () => optionHeight,
    initialRect: { width: 0, height: listHeight },
    overscan: 8,
  })
  const shown = virtualizer.getVirtualItems()
  const show = (index: number) => virtualizer.scrollToIndex(index)
  useImperativeHandle(ref, () => ({ show }))
  useLayoutEffect(
    function openAtHighlighted() {
      if (scroller) virtualizer.scrollToIndex(highlighted.current)
    },
    [highlighted, scroller, virtualizer],
  )
  return (
    <div
      role="presentation"
      style={{
        paddingBlockStart: shown[0]?.start ?? 0,
        paddingBlockEnd: virtualizer.getTotalSize() - (shown.at(-1)?.end ?? 0),
      }}
    >
      {shown.map(({ index }) => {
        const option = options[index]
        return (
          option && (
            <Item
              key={option.value}
              value={option.value}
              index={index}
              aria-setsize={options.length}
              aria-posinset={index + 1}
            >
              <Name>{option.label}</Name>
              <Base.ItemIndicator render={<CheckIcon size={20} />} />
            </Item>
          )
        )
      })}
    </div>
  )
}

type SuggestionListProps = { label: string; suggestions: readonly FieldSuggestion[] }

/** The list of suggestions of a `SuggestField`. */
export function SuggestionList({ label, suggestions }: SuggestionListProps) {
  return (
    <Base.Portal>
      <Positioner sideOffset={4} collisionPadding={8}>
        <Popup>
          <Suggestions aria-label={label}>
            {suggestions.map((suggestion) => (
              <Line key={suggestion.value} value={suggestion}>
                <span>
                  {suggestion.label}
                  {suggestion.detail && <Detail>{suggestion.detail}</Detail>}
                </span>
              </Line>
            ))}
          </Suggestions>
        </Popup>
      </Positioner>
    </Base.Portal>
  )
}

/** The list lies above dialogs, because a dialog may contain a Combobox. */
const Positioner = styled(Base.Positioner)`
  z-index: ${depths.dialog};
`

const Popup = styled(Base.Popup)`
  width: var(--anchor-width);
  max-width: var(--available-width);
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.sm};
  background: ${color.surface};
  box-shadow: ${shadow.low};
  color: ${color.ink};
  transition: opacity ${motion.fast} ${motion.ease};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`

const PopupItem = styled(Base.Item)`
  display: flex;
  gap: ${space(2)};
  align-items: center;
  min-height: ${size.target};
  padding-inline: ${space(3)};
  line-height: ${leading.text};
  cursor: pointer;

  &[data-highlighted] {
    background: ${color.sand};
  }

  &[data-selected] {
    font-weight: ${weight.bold};
  }

  @media (forced-colors: active) {
    &[data-highlighted] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`

const List = styled(Base.List)`
  max-height: min(${listHeight}px, var(--available-height));
  overflow-y: auto;
  overscroll-behavior: contain;
`

const Nothing = styled.div`
  padding: ${space(3)} ${space(4)};
  color: ${color.inkSoft};
`

const Item = styled(PopupItem)`
  height: ${optionHeight}px;
`

const Name = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Suggestions = styled(Base.List)`
  max-height: min(20rem, var(--available-height));
  overflow-y: auto;
  overscroll-behavior: contain;
`

const Line = styled(PopupItem)`
  padding-block: ${space(2)};
  overflow-wrap: anywhere;
`

const Detail = styled.span`
  display: block;
  color: ${color.inkSoft};
  font-size: ${text.sm};
`
