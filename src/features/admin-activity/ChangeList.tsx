import styled from 'styled-components'
import type { ActivityEntry } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { color, space, text } from '@/theme/tokens'
import { changeText } from './change-text'

/** Changes of an entry that are listed; the others are counted. */
const mostShown = 6

/** What an entry changed: each field before and after. */
export function ChangeList({ entry }: { entry: ActivityEntry }) {
  const msg = useMsg()
  // What a new or deleted thing had is not a change that anybody looks for.
  if (entry.action !== 'changed') return null
  const { changes } = entry
  return (
    <List>
      {changes.slice(0, mostShown).map((change) => (
        <li key={change.field}>{changeText(entry.kind, change, msg)}</li>
      ))}
      {changes.length > mostShown && (
        <li>{msg('activity.more', { n: changes.length - mostShown })}</li>
      )}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  color: ${color.inkSoft};
  font-size: ${text.sm};
  gap: ${space(1)};
  list-style: none;
  overflow-wrap: anywhere;
`
