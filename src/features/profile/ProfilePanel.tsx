import type { User } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { shopDay } from '@/lib/dates'
import { useAtomValue, useSetAtom } from '@/lib/store'
import { Button } from '@/ui/actions/Button'
import { useToast } from '@/ui/toast/toast'
import { profileOfForm, type ProfileForm as Values } from './profile'
import { Actions, Sheet } from './profile-style'
import { ProfileFacts } from './ProfileFacts'
import { ProfileForm } from './ProfileForm'
import { ProfileNote } from './ProfileNote'
import { profileAtom, saveProfileAtom } from './state'
import { useEditing } from './use-editing'

type ProfilePanelProps = {
  /** The signed-in shopper. */
  user: User
}

/** Personal info to read, and a button that opens its form. Saved on this device only (Product §2). */
export function ProfilePanel({ user }: ProfilePanelProps) {
  const msg = useMsg()
  const toast = useToast()
  const profile = useAtomValue(profileAtom)(user)
  const save = useSetAtom(saveProfileAtom)
  const { frame, editing, open, saveDraft, close } = useEditing(user, profile)
  const saveForm = (values: Values) => {
    const isStored = save(user, profileOfForm(values, shopDay()))
    close()
    toast(
      isStored
        ? { message: msg('profile.saved') }
        : { message: msg('profile.savedForNow'), type: 'warning' },
    )
  }
  return (
    <div ref={frame}>
      {editing ? (
        <ProfileForm
          {...editing}
          email={user.email}
          onChange={saveDraft}
          onSave={saveForm}
          onCancel={close}
        />
      ) : (
        <>
          <Sheet>
            <ProfileFacts profile={profile} email={user.email} />
          </Sheet>
          <Actions>
            <Button onClick={open}>{msg('profile.update')}</Button>
          </Actions>
        </>
      )}
      <ProfileNote />
    </div>
  )
}
