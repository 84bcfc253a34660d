import { type ReactNode, use } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { control, media, space, text, weight } from '@/theme/tokens'
import { Button } from '../actions/Button'
import { Row } from '../layout/basics'
import { BottomBar } from '../layout/BottomBar'
import { ListParts } from './row-keys'

type BulkFrameProps = {
  label: string
  /** How many rows are selected, in words. */
  count: string
  shown: boolean
  onClear: () => void
  children: ReactNode
}

/**
 * The actions for the selected rows, at the lower edge so that selecting moves no row. Rendered hidden from the start: to a
 * long list, adding its styles would take too long for one click.
 */
export function BulkFrame({ label, count, shown, onClear, children }: BulkFrameProps) {
  const msg = useMsg()
  const parts = use(ListParts)
  return (
    <BottomBar label={label} hidden={!shown}>
      <Line>
        <Count $gap={2} $align="center" $justify="space-between">
          <span role="status">{count}</span>
          <Button variant="quiet" onClick={onClear}>
            {msg('table.selected.clear')}
          </Button>
        </Count>
        <Doing
          ref={shown ? parts?.actions : undefined}
          $gap={2}
          $align="center"
          $justify="flex-end"
          $wrap
        >
          {children}
        </Doing>
      </Line>
    </BottomBar>
  )
}

const Line = styled.div`
  display: grid;
  flex: 1;
  gap: ${space(1)} ${space(4)};

  ${media.desktop} {
    grid-template-columns: auto 1fr;
    align-items: center;
  }
`

const Count = styled(Row)`
  font-size: ${text.sm};
  font-weight: ${weight.bold};
`

/** On upright phones two buttons share a line, so an odd one has one to itself. */
const Doing = styled(Row)`
  & > button {
    flex: 1 1 40%;
    padding-inline: ${space(3)};
    font-size: ${text.sm};

    ${media.tabletOrSideways} {
      flex: none;
      padding-inline: ${space(5)};
      font-size: ${control.text};
    }
  }

  select {
    min-height: ${control.height};
    padding-block: 0;
  }
`
