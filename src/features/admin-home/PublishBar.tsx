import { lazy, useState } from 'react'
import styled from 'styled-components'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { color, shadow, space, text } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Late } from '@/ui/feedback/Boundary'
import { homePublishErrors } from './errors'
import { sectionProblems } from './problems'
import type { HomeEditor } from './use-home-editor'

const DiscardDialog = lazy(() =>
  import('./DiscardDialog').then((module) => ({ default: module.DiscardDialog })),
)

type PublishBarProps = {
  editor: HomeEditor
  isChecked: boolean
  onPublish: () => void
  onDiscard: () => void
}

/** Says what is not published yet, publishes it or throws it away. */
export function PublishBar({ editor, isChecked, onPublish, onDiscard }: PublishBarProps) {
  const msg = useMsg()
  const errorText = useErrorText()
  const [asks, setAsks] = useState<boolean>()
  const { draft, sections, conflicts, error, fits, isPending } = editor
  const count = Object.keys(draft.edits).length
  const isUnsaved = count > 0 || draft.order !== null
  const isFaulty = sections.some(
    (one) => draft.edits[one.section_key] && Object.keys(sectionProblems(one)).length > 0,
  )
  const problem =
    (error && errorText(homePublishErrors(error))) ||
    (isChecked && conflicts.length > 0 && msg('admin.error.conflict')) ||
    (isChecked && isFaulty && msg('adminHome.error.check')) ||
    (isUnsaved && !fits && msg('adminHome.state.full'))
  const state = [
    count > 0 && msg('adminHome.state.sections', { n: count }),
    draft.order && msg('adminHome.state.order'),
  ].filter(Boolean)
  return (
    <Bar>
      {problem && <ErrorState compact message={problem} />}
      <State role="status">{state.join(' · ') || msg('adminHome.state.none')}</State>
      <Buttons>
        <Button
          variant="secondary"
          // Not `disabled`: what is thrown away leaves the focus here.
          aria-disabled={!isUnsaved || isPending}
          onClick={() => isUnsaved && !isPending && setAsks(true)}
        >
          {msg('adminHome.discard')}
        </Button>
        <Button
          loading={isPending}
          aria-disabled={!isUnsaved}
          onClick={() => isUnsaved && onPublish()}
        >
          {msg('adminHome.publish')}
        </Button>
      </Buttons>
      {asks !== undefined && (
        <Late>
          <DiscardDialog open={asks} onClose={() => setAsks(false)} onDiscard={onDiscard} />
        </Late>
      )}
    </Bar>
  )
}

const Bar = styled.div`
  position: sticky;
  z-index: 1;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(2)} ${space(4)};
  margin-block-start: ${space(6)};
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.line};
  background: ${color.surface};
  box-shadow: ${shadow.low};

  & > [role='alert'] {
    flex: 1 0 100%;
  }
`

const State = styled.p`
  flex: 1 1 12em;
  color: ${color.inkSoft};
  font-size: ${text.sm};
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`
