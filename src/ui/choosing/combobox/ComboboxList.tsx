import { Combobox as Base } from '@base-ui/react/combobox'
import { useState, type RefCallback } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { depths } from '@/theme/depths'
import { color, motion, radius, shadow, space } from '@/theme/tokens'
import { optionHeight } from './combobox-window'
import { ComboboxOptions } from './ComboboxOptions'

type ComboboxListProps = {
  label: string
  /** Gets the element that scrolls. */
  scroller: RefCallback<HTMLDivElement>
}

/** The open list of a combobox: the matching options, or that there is none. */
export function ComboboxList({ label, scroller }: ComboboxListProps) {
  const msg = useMsg()
  const [firstInSight, setFirstInSight] = useState(0)
  return (
    <Base.Portal>
      <Positioner sideOffset={4} collisionPadding={8}>
        <Popup>
          <Base.Empty>
            <Nothing>{msg('combobox.empty')}</Nothing>
          </Base.Empty>
          <List
            aria-label={label}
            ref={scroller}
            onScroll={({ currentTarget }) =>
              setFirstInSight(Math.floor(currentTarget.scrollTop / optionHeight))
            }
          >
            <ComboboxOptions firstInSight={firstInSight} />
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
  box-shadow: ${shadow.low};
  color: ${color.ink};
  transition: opacity ${motion.fast} ${motion.ease};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`

const List = styled(Base.List)`
  max-height: min(${7.5 * optionHeight}px, var(--available-height));
  overflow-y: auto;
  overscroll-behavior: contain;
`

const Nothing = styled.div`
  padding: ${space(3)} ${space(4)};
  color: ${color.inkSoft};
`
