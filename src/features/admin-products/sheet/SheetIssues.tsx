import styled from 'styled-components'
import type { SheetEdit, SheetEdits } from '@/domain/admin/variant-sheet'
import { useMsg } from '@/i18n/use-msg'
import { color, radius, space, text } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { cellName, numberWords, reasonOf } from './cell-words'

type SheetIssuesProps = {
  /** Everything that was changed. */
  edits: SheetEdits
  /** Cells that somebody else has changed too. */
  contested: readonly SheetEdit[]
  /** Cells that can't be saved as they are, or were refused. */
  wrong: readonly SheetEdit[]
  /** Called with the side that is chosen for these cells. */
  onSettle: (edits: readonly SheetEdit[], side: 'mine' | 'theirs') => void
  /** Leads to a cell; false where it is on another page. */
  onGo: (edit: SheetEdit) => boolean
}

/** More of one kind would push the sheet off the screen. */
const most = 5

/** The cells that are not saved, each with its reason: a choice between two numbers, or a way to the cell. */
export function SheetIssues({ edits, contested, wrong, onSettle, onGo }: SheetIssuesProps) {
  const msg = useMsg()
  if (contested.length + wrong.length === 0) return null
  const rest = Math.max(0, contested.length - most) + Math.max(0, wrong.length - most)
  return (
    <Box role="group" aria-label={msg('adminSheet.issues')}>
      {contested.length > 1 && (
        <Buttons>
          <Button variant="secondary" onClick={() => onSettle(contested, 'theirs')}>
            {msg('adminSheet.allTheirs')}
          </Button>
          <Button variant="secondary" onClick={() => onSettle(contested, 'mine')}>
            {msg('adminSheet.allMine')}
          </Button>
        </Buttons>
      )}
      <ul>
        {contested.slice(0, most).map((edit) => {
          const { row, field, left } = edit
          const theirs = numberWords(left && 'theirs' in left ? left.theirs : null, msg)
          const mine = edit.text || msg('adminSheet.none')
          const cell = cellName(row, field, msg)
          return (
            <Issue key={cell}>
              <p>{msg('adminSheet.contested', { cell, theirs, mine })}</p>
              <Buttons>
                <Button variant="secondary" onClick={() => onSettle([edit], 'theirs')}>
                  {msg('adminSheet.theirs', { theirs })}
                </Button>
                <Button variant="secondary" onClick={() => onSettle([edit], 'mine')}>
                  {msg('adminSheet.mine', { mine })}
                </Button>
              </Buttons>
            </Issue>
          )
        })}
        {wrong.slice(0, most).map((edit) => {
          const cell = cellName(edit.row, edit.field, msg)
          return (
            <Issue key={cell}>
              <Go type="button" onClick={() => onGo(edit)}>
                {msg('adminSheet.issue', { cell, why: reasonOf(edits, edit, msg) ?? '' })}
              </Go>
            </Issue>
          )
        })}
      </ul>
      {rest > 0 && <p>{msg('adminSheet.more', { n: rest })}</p>}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.md};
  margin-block: ${space(4)};
  background: ${color.dangerSoft};
  font-size: ${text.sm};
  gap: ${space(2)};
`

const Issue = styled.li`
  display: flex;
  min-height: 44px;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
  list-style: none;
  overflow-wrap: anywhere;
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};

  & > button {
    padding-inline: ${space(4)};
    font-size: ${text.sm};
  }
`

const Go = styled.button`
  min-height: 44px;
  color: ${color.danger};
  overflow-wrap: anywhere;
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 4px;
`
