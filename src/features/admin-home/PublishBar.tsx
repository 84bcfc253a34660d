import styled from 'styled-components'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { screenHeading } from '@/lib/screen-heading'
import { color, text } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import type { RecordEditor } from '@/ui/editor/use-record-editor'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { useHasErrors } from '@/ui/form/use-form'
import { Row } from '@/ui/layout/basics'
import { BottomBar } from '@/ui/layout/BottomBar'
import { useConfirm } from '@/ui/overlays/confirm'
import { type HomeForm, isSectionAmong } from './home-form'
import { homePublishErrors } from './mutations'

type PublishBarProps = {
  editor: RecordEditor<HomeForm>
  /** Publishing was tried, and rules stood in the way. */
  isChecked: boolean
  onDiscard: () => void
}

/** Says what is not published yet, publishes it or throws it away. */
export function PublishBar({ editor, isChecked, onDiscard }: PublishBarProps) {
  const msg = useMsg()
  const errorText = useErrorText()
  const isFaulty = useHasErrors()
  const confirm = useConfirm()
  const { form } = editor.saved
  const { changed, error, isDirty, isKept, isSaving } = editor
  const count = form.order.filter((key) => isSectionAmong(changed, key)).length
  const problem =
    (error !== null && errorText(homePublishErrors(error))) ||
    (isChecked && isFaulty && msg('adminHome.error.check')) ||
    (isDirty && !isKept && msg('adminHome.state.full'))
  const state = [
    count > 0 && msg('adminHome.state.sections', { n: count }),
    changed.includes('order') && msg('adminHome.state.order'),
  ].filter(Boolean)
  const askToDiscard = () =>
    confirm({
      title: msg('adminHome.discard.title'),
      text: <p>{msg('adminHome.discard.text')}</p>,
      labels: { cancel: msg('adminHome.discard.keep'), confirm: msg('adminHome.discard') },
      run: onDiscard,
      // The form starts anew, with another button.
      focusAfter: screenHeading,
    })
  return (
    <Bar label={msg('adminHome.bar')}>
      {problem && <ErrorState compact message={problem} />}
      <State role="status">{state.join(' · ') || msg('adminHome.state.none')}</State>
      <Row $gap={2} $wrap>
        <Button
          variant="secondary"
          // Not `disabled`: what is thrown away leaves the focus here.
          aria-disabled={!isDirty || isSaving}
          onClick={() => isDirty && !isSaving && void askToDiscard()}
        >
          {msg('adminHome.discard')}
        </Button>
        <Button type="submit" loading={isSaving} aria-disabled={!isDirty}>
          {msg('adminHome.publish')}
        </Button>
      </Row>
    </Bar>
  )
}

const Bar = styled(BottomBar)`
  & > [role='alert'] {
    flex: 1 0 100%;
  }
`

const State = styled.p`
  flex: 1 1 12em;
  color: ${color.inkSoft};
  font-size: ${text.sm};
`
