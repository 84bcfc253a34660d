import { type ReactNode, use, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { color, control, media, radius, space, text, weight } from '@/theme/tokens.gen'
import { Button } from '../actions/Button'
import { IconButton } from '../actions/IconButton'
import { CloseIcon } from '../icons'
import { Row } from '../layout/basics'
import { BottomBar } from '../layout/BottomBar'
import { ListPartsContext } from './row-keys'
import type { BulkReport } from './use-bulk-rows'

type BulkFrameProps = {
  label: string
  /** The number of selected rows in words. */
  count: string
  shown: boolean
  onClear: () => void
  children: ReactNode
}

/**
 * A bar with the actions for the selected rows, at the bottom of the window, so that no row moves. While no
 * row is selected, the bar is hidden but in the page. Adding its styles to a page with a long list would make
 * the first click slow.
 */
export function BulkActionBar({ label, count, shown, onClear, children }: BulkFrameProps) {
  const msg = useMsg()
  const parts = use(ListPartsContext)
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

/**
 * The greatest number of rows in the list of problems. The other failed rows stay selected too, and are
 * listed if they fail at the next try.
 */
const mostNamed = 20

type BulkProblemsProps = { title: string; report: BulkReport; onClose: () => void }

/**
 * The rows that a bulk action could not change, with the reasons. These rows stay selected. The list receives
 * the focus when it appears.
 */
export function BulkProblems({ title, report, onClose }: BulkProblemsProps) {
  const msg = useMsg()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(function leadToProblems() {
    panel.current?.focus()
  }, [])
  const { failed } = report
  return (
    <Panel ref={panel} role="alert" tabIndex={-1}>
      <Title>{title}</Title>
      <Reasons>
        {failed.slice(0, mostNamed).map(({ id, name, reason }) => (
          <li key={id}>
            <b>{name || `#${id}`}</b>: {reason || msg('ui.error')}
          </li>
        ))}
        {failed.length > mostNamed && (
          <li>{msg('table.more', { n: failed.length - mostNamed })}</li>
        )}
      </Reasons>
      <Corner>
        <IconButton label={msg('ui.close')} onClick={onClose}>
          <CloseIcon size={20} />
        </IconButton>
      </Corner>
    </Panel>
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

/** On an upright phone, two buttons share a row. If their number is odd, one button has a row of its own. */
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

const Panel = styled.div`
  position: relative;
  display: grid;
  padding: ${space(3)} ${space(12)} ${space(3)} ${space(4)};
  border-radius: ${radius.md};
  margin-block-end: ${space(3)};
  background: ${color.dangerSoft};
  font-size: ${text.sm};
  gap: ${space(2)};
  overflow-wrap: anywhere;
`

const Title = styled.p`
  font-weight: ${weight.bold};
`

const Reasons = styled.ul`
  padding-inline-start: ${space(5)};
  list-style: disc;
`

const Corner = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
`
