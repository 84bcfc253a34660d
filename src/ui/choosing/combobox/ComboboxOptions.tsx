import { Combobox as Base } from '@base-ui/react/combobox'
import styled from 'styled-components'
import { color, leading, space, weight } from '@/theme/tokens'
import { optionHeight, optionWindow } from './combobox-window'
import { CheckIcon } from '../../icons'
import type { Option } from '../option'

/** The options in sight and some around them; empty room stands for the rest. */
export function ComboboxOptions({ firstInSight }: { firstInSight: number }) {
  const options = Base.useFilteredItems<Option>()
  const { from, to } = optionWindow(firstInSight, options.length)
  return (
    <div
      role="presentation"
      style={{
        paddingBlockStart: from * optionHeight,
        paddingBlockEnd: (options.length - to) * optionHeight,
      }}
    >
      {options.slice(from, to).map((option, offset) => (
        <Item
          key={option.value}
          value={option.value}
          index={from + offset}
          aria-setsize={options.length}
          aria-posinset={from + offset + 1}
        >
          <Name>{option.label}</Name>
          <Base.ItemIndicator render={<CheckIcon size={20} />} />
        </Item>
      ))}
    </div>
  )
}

const Item = styled(Base.Item)`
  display: flex;
  gap: ${space(2)};
  align-items: center;
  height: ${optionHeight}px;
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

const Name = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`
