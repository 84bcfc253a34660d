import { Combobox as Base } from '@base-ui/react/combobox'
import styled from 'styled-components'
import { color, depths, leading, motion, radius, shadow, size, space, weight } from '@/theme/tokens'

/** Above dialogs, which may contain a combobox. */
export const Positioner = styled(Base.Positioner)`
  z-index: ${depths.dialog};
`

/** The box below a text box that holds its list. */
export const Popup = styled(Base.Popup)`
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

/** A line of the list: as high as a touch target at least. */
export const PopupItem = styled(Base.Item)`
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
