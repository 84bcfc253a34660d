import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { color, radius, space, text } from '@/theme/tokens'
import type { FoundProblem } from './grid-state'

type GridProblemsProps = {
  /** The cells that hold no valid number. */
  found: readonly FoundProblem[]
  /** Leads to a cell. */
  onGo: (cell: FoundProblem) => void
}

/** More than these would push the grid off the screen. */
const most = 5

/** The cells that can't be kept; each leads to its cell, on whatever layer it is. */
export function GridProblems({ found, onGo }: GridProblemsProps) {
  const msg = useMsg()
  if (found.length === 0) return null
  return (
    <List>
      {found.slice(0, most).map((cell) => (
        <li key={JSON.stringify(cell)}>
          <Go type="button" onClick={() => onGo(cell)}>
            {msg('adminVariants.problem', {
              layer: msg(`sheet.${cell.layer}`),
              place: [cell.color, cell.size].filter(Boolean).join(' · '),
              why: msg(`sheet.problem.${cell.problem}`),
            })}
          </Go>
        </li>
      ))}
      {found.length > most && (
        <More>{msg('adminVariants.problem.more', { count: found.length - most })}</More>
      )}
    </List>
  )
}

const List = styled.ul`
  padding-inline: ${space(4)};
  border-radius: ${radius.md};
  background: ${color.dangerSoft};
  color: ${color.danger};
  font-size: ${text.sm};
`

const Go = styled.button`
  min-height: 44px;
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 4px;
  overflow-wrap: anywhere;
`

const More = styled.li`
  padding-block-end: ${space(3)};
`
