import { Combobox as Base } from '@base-ui/react/combobox'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { depths } from '@/theme/depths'
import { color, leading, motion, radius, shadow, size, space } from '@/theme/tokens'
import { CheckIcon } from './icons/CheckIcon'
import type { Option } from './option'

/** The open list of a combobox: the matching options, or that there is none. */
export function ComboboxList({ label }: { label: string }) {
  const msg = useMsg()
  return (
    <Base.Portal>
      <Positioner sideOffset={4} collisionPadding={8}>
        <Popup>
          <Base.Empty>
            <Nothing>{msg('ui.combobox.empty')}</Nothing>
          </Base.Empty>
          <List aria-label={label}>
            {(option: Option, index: number) => (
              <Item key={option.value} value={option.value} index={index}>
                {option.label}
                <Base.ItemIndicator render={<CheckIcon size={20} />} />
              </Item>
            )}
          </List>
        </Popup>
      </Positioner>
    </Base.Portal>
  )
}

/** Above dialogs: a combobox may stand in one. */
const Positioner = styled(Base.Positioner)`
  z-index: ${depths.dialog};
`

const Popup = styled(Base.Popup)`
  width: var(--anchor-width);
  max-width: var(--available-width);
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.sm};
  background: ${color.surface};
  box-shadow: ${shadow.high};
  color: ${color.ink};
  transition: opacity ${motion.fast} ${motion.ease};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`

const List = styled(Base.List)`
  max-height: min(320px, var(--available-height));
  overflow-y: auto;
  overscroll-behavior: contain;

  &:not([data-empty]) {
    padding: ${space(1)};
  }
`

const Item = styled(Base.Item)`
  display: flex;
  gap: ${space(2)};
  align-items: center;
  justify-content: space-between;
  min-height: ${size.target};
  padding: ${space(2)} ${space(3)};
  border-radius: ${radius.sm};
  line-height: ${leading.text};
  cursor: pointer;

  &[data-highlighted] {
    background: ${color.sand};
  }

  &[data-selected] {
    font-weight: 600;
  }

  @media (forced-colors: active) {
    &[data-highlighted] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`

const Nothing = styled.div`
  padding: ${space(3)} ${space(4)};
  color: ${color.inkSoft};
`
