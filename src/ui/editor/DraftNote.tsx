import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { color, radius, space, text, weight } from '@/theme/tokens'
import { Button } from '../actions/Button'
import { VisuallyHidden } from '../layout/VisuallyHidden'
import type { ComparedField } from './fields'

type DraftNoteProps = {
  /** The fields where the restored draft (`mine`) differs from the saved version (`theirs`). */
  fields: readonly ComparedField[]
  /** True when somebody saved a newer version after the draft was started. */
  isOutdated?: boolean
  /** Throws the draft away and shows what is saved. */
  onDiscard: () => void
}

/** Announces a restored draft, lists how it differs from the saved version, and offers to discard it. */
export function DraftNote({ fields, isOutdated = false, onDiscard }: DraftNoteProps) {
  const msg = useMsg()
  return (
    <Note>
      <Line>
        <span role="status">
          {msg('editor.draft.restored')} {isOutdated && msg('editor.draft.newer')}
        </span>
        <Button variant="secondary" onClick={onDiscard}>
          {msg('editor.draft.discard')}
        </Button>
      </Line>
      <details>
        <summary>{msg('editor.draft.differs')}</summary>
        <Rows>
          {fields.map(({ name, label, mine, theirs }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>
                <VisuallyHidden>{msg('editor.draft.saved')}: </VisuallyHidden>
                <del>{theirs}</del>
              </dd>
              <dd>
                <VisuallyHidden>{msg('editor.draft.unsaved')}: </VisuallyHidden>
                <ins>{mine}</ins>
              </dd>
            </div>
          ))}
        </Rows>
      </details>
    </Note>
  )
}

const Note = styled.section`
  margin-block-end: ${space(4)};
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.md};
  background: ${color.celadonSoft};
  font-size: ${text.sm};

  summary {
    padding-block: ${space(2)};
    cursor: pointer;
  }
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(3)};
`

const Rows = styled.dl`
  display: grid;
  gap: ${space(3)};
  overflow-wrap: anywhere;

  dt {
    font-weight: ${weight.bold};
  }

  dd {
    margin: 0;
    white-space: pre-line;
  }

  del {
    color: ${color.inkSoft};
  }

  ins {
    text-decoration: none;
  }
`
