import styled from 'styled-components'
import type { ImportOutcome } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { color, radius, space, text } from '@/theme/tokens'
import { Link } from '@/ui/actions/Link'
import { changeText } from '../change-text'

type OutcomeListProps = {
  /** The first ones. */
  outcomes: readonly ImportOutcome[]
  /** How many there are. */
  total: number
}

/** Rows of an import: line, product, and why it was refused or what changed. */
export function OutcomeList({ outcomes, total }: OutcomeListProps) {
  const msg = useMsg()
  return (
    <List>
      {outcomes.map(({ line, product_id, message, changes, row, result }) => (
        <li key={line}>
          <Line>
            {msg('adminImport.check.line')} {line}
          </Line>
          {product_id !== null && result !== 'failed' ? (
            <Link to="/admin/products/$id/edit" params={{ id: String(product_id) }}>
              {row.name ?? `#${product_id}`}
            </Link>
          ) : (
            <span>{row.name ?? (product_id === null ? '' : `#${product_id}`)}</span>
          )}
          <Words data-bad={message !== '' || undefined}>
            {message || changes.map((change) => changeText(change, msg)).join('; ')}
          </Words>
        </li>
      ))}
      {total > outcomes.length && (
        <li>{msg('adminImport.report.more', { n: total - outcomes.length })}</li>
      )}
    </List>
  )
}

const List = styled.ul`
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  font-size: ${text.sm};
  list-style: none;
  overflow-wrap: anywhere;

  li {
    display: flex;
    flex-wrap: wrap;
    padding: ${space(2)} ${space(3)};
    gap: ${space(1)} ${space(4)};
  }

  li + li {
    border-block-start: 1px solid ${color.line};
  }
`

const Line = styled.span`
  min-width: 72px;
  color: ${color.inkSoft};
  font-variant-numeric: tabular-nums;
`

const Words = styled.span`
  flex: 1 1 260px;
  color: ${color.inkSoft};

  &[data-bad] {
    color: ${color.danger};
  }
`
