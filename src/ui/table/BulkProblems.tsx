import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { color, radius, space, text, weight } from '@/theme/tokens'
import { IconButton } from '../actions/IconButton'
import { CloseIcon } from '../icons'
import type { BulkReport } from './use-bulk-rows'

/** Products listed at most; the others stay selected and are listed after the next try. */
const mostNamed = 20

type BulkProblemsProps = {
  title: string
  report: BulkReport
  onClose: () => void
}

/** Lists the rows that a bulk action could not change, and why. They stay selected. Takes the focus on mount. */
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
