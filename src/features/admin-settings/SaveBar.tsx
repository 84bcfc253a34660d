import type { Site } from '@/api/generated/model'
import { differingParts } from '@/domain/admin/site-diff'
import { useMsg } from '@/i18n/use-msg'
import { Button } from '@/ui/actions/Button'
import { useFormValues, useIsSubmitting } from '@/ui/form/use-form-values'
import { UnsavedGuard } from '@/ui/overlays/UnsavedGuard'
import { Bar, BarButtons, RoomForTheBar } from './settings-style'

type SaveBarProps = { base: Site; isKept: boolean; onDiscard: () => void }

/** Says whether there is something to save, and saves it; leaving without that asks. */
export function SaveBar({ base, isKept, onDiscard }: SaveBarProps) {
  const msg = useMsg()
  const isSaving = useIsSubmitting()
  const isDirty = differingParts(useFormValues<Site>(), base).length > 0
  const state = isKept ? 'adminSettings.bar.unsaved' : 'adminSettings.bar.notKept'
  return (
    <Bar role="group" aria-label={msg('adminSettings.bar')}>
      <RoomForTheBar />
      <p role="status">{msg(isDirty ? state : 'adminSettings.bar.saved')}</p>
      <BarButtons>
        {isDirty && (
          <Button variant="secondary" disabled={isSaving} onClick={onDiscard}>
            {msg('adminSettings.bar.discard')}
          </Button>
        )}
        <Button type="submit" loading={isSaving}>
          {msg('adminSettings.bar.save')}
        </Button>
      </BarButtons>
      <UnsavedGuard
        unsaved={isDirty}
        text={msg(isKept ? 'adminSettings.leave.kept' : 'adminSettings.leave.lost')}
      />
    </Bar>
  )
}
