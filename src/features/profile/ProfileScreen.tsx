import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import type { User } from '@/api/generated/model'
import { profileDescription, type Profile } from '@/domain/person/description'
import { readBirthday } from '@/domain/person/person'
import { useShopper } from '@/features/auth/state'
import { usePageHead } from '@/features/site/use-page-head'
import { useLocale, useMsg } from '@/i18n/use-msg'
import { formatLongDay, shopDay } from '@/lib/dates'
import { formFieldNames } from '@/lib/description'
import { phoneText } from '@/lib/kinds/phone'
import { withDateSlash } from '@/lib/typed-day'
import { color, media, radius, size, space, text } from '@/theme/tokens.gen'
import { Button } from '@/ui/actions/Button'
import { EditorFooter } from '@/ui/editor/EditorFooter'
import { EditorForm } from '@/ui/editor/EditorForm'
import { useRecordEditor } from '@/ui/editor/use-record-editor'
import { firstWithId } from '@/ui/editor/window-task'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { FieldPair } from '@/ui/fields/Field'
import { TextField } from '@/ui/fields/TextField'
import { FormSelect } from '@/ui/form/fields'
import { NameFields, PhoneField } from '@/ui/form/PersonFields'
import { useFormField } from '@/ui/form/use-form'
import { InfoIcon } from '@/ui/icons'
import { PageTitle, Stack, VisuallyHidden } from '@/ui/layout/basics'
import { useToast } from '@/ui/toast/toast'
import {
  profileFormOf,
  hasProfileDraft,
  profileDrafts,
  profileFields,
  type ProfileFormValues,
  profileOfForm,
  profileForEditor,
  saveProfile,
  useReadProfile,
} from './state'

/** The personal info: the first page of the account (Product §2). */
export function ProfileScreen() {
  const msg = useMsg()
  const { user } = useShopper()
  usePageHead({ title: msg('profile.title'), index: false })
  return (
    <>
      <PageTitle>{msg('profile.title')}</PageTitle>
      {user ? <ProfilePanel key={user.id} user={user} /> : <ProfileSkeleton />}
    </>
  )
}

type ProfilePanelProps = { user: User }

/**
 * The personal info, with a button that opens its form. Changes are saved on this device only (Product §2).
 */
function ProfilePanel({ user }: ProfilePanelProps) {
  const msg = useMsg()
  const profile = useReadProfile()(user)
  const opener = useRef<HTMLButtonElement>(null)
  const firstId = useId()
  // If a reload or a lost session has left unsaved text, the form opens by itself.
  const [isOpen, setIsOpen] = useState(() => hasProfileDraft(profile))
  /** Opens or closes the form. The focus moves into the open form, or back to the button that opened it. */
  const show = (next: boolean) => {
    flushSync(() => setIsOpen(next))
    const start = next ? firstWithId(firstId) : opener.current
    start?.focus()
  }
  return (
    <Panel>
      {isOpen ? (
        <ProfileForm user={user} profile={profile} firstId={firstId} onClose={() => show(false)} />
      ) : (
        <>
          <Sheet>
            <ProfileFacts profile={profile} email={user.email} />
          </Sheet>
          <Actions>
            <Button ref={opener} variant="secondary" onClick={() => show(true)}>
              {msg('profile.update')}
            </Button>
          </Actions>
        </>
      )}
      <ProfileNote />
    </Panel>
  )
}

type ProfileFormProps = ProfilePanelProps & {
  profile: Profile
  firstId: string
  onClose: () => void
}

/** The form of the personal info. The e-mail address can't be changed (Product §2). */
function ProfileForm({ user, profile, firstId, onClose }: ProfileFormProps) {
  const msg = useMsg()
  const toast = useToast()
  const editor = useRecordEditor<ProfileFormValues>({
    fields: profileFields,
    drafts: profileDrafts,
    saved: profileForEditor(profile),
    async send(form) {
      const values = profileOfForm(form, shopDay())
      toast(
        saveProfile(values)
          ? { message: msg('profile.saved') }
          : { message: msg('profile.savedForNow'), type: 'warning' },
      )
      return profileForEditor(values)
    },
    onSaved: onClose,
    // Saving can't fail, because no server is involved.
    outcomeOf: () => 'refused',
    onFailure: () => ({}),
  })
  const cancel = () => {
    editor.discard()
    onClose()
  }
  return (
    <EditorForm
      editor={editor}
      aria-label={msg('profile.form')}
      schema={async () => (await import('./schema')).profileFormSchema}
      confirmsLeaving={false}
    >
      <Sheet>
        <FieldPair>
          <NameFields firstId={firstId} />
          <BirthdayField />
          <FormSelect
            name="sex"
            label={msg('profile.sex')}
            autoComplete="sex"
            options={profileDescription.sex.values.map((sex) => ({
              value: sex,
              label: msg(`profile.sex.${sex}`),
            }))}
          />
          <PhoneField isRepeated />
          <TextField
            name="email"
            label={msg('auth.email')}
            value={user.email}
            onChange={() => undefined}
            hint={msg('profile.email.locked')}
            type="email"
            disabled
          />
        </FieldPair>
      </Sheet>
      <Actions>
        <EditorFooter
          editor={editor}
          labels={{ save: msg('profile.save'), cancel: msg('profile.cancel') }}
          onCancel={cancel}
        />
      </Actions>
    </EditorForm>
  )
}

/**
 * The field for the birthday, as DD/MM/YY (Product §2). The hint repeats the day in words, because 10/12 may
 * also be read as 12 October.
 */
function BirthdayField() {
  const msg = useMsg()
  const locale = useLocale()
  const { value, onChange, ...field } = useFormField<string>('birthday')
  const read = readBirthday(value, shopDay())
  return (
    <TextField
      {...field}
      name="birthday"
      label={msg('profile.birthday')}
      value={value}
      onChange={(next) => onChange(withDateSlash(value, next))}
      hint={
        'day' in read
          ? msg('profile.birthday.read', { day: formatLongDay(read.day, locale) })
          : msg('profile.birthday.example')
      }
      inputMode="numeric"
      autoComplete="bday"
    />
  )
}

type ProfileFactsProps = {
  /**
   * The profile. While it is undefined, the names of the facts are already shown, so that nothing moves when
   * the profile has loaded.
   */
  profile?: Profile
  /** The e-mail address of the account. A placeholder is shown while it loads. */
  email?: string
}

/** The read-only profile (Product §2): each field with its label and value. */
function ProfileFacts({ profile, email }: ProfileFactsProps) {
  const msg = useMsg()
  const values = profile && {
    ...profileFormOf(profile, shopDay()),
    sex: msg(`profile.sex.${profile.sex}`),
    phone: phoneText(profile.phone),
  }
  const facts = [
    ...formFieldNames(profileDescription).map(
      (name) => [msg(profileDescription[name].label), values?.[name]] as const,
    ),
    [msg('auth.email'), email] as const,
  ]
  return (
    <Stack as="dl">
      {facts.map(([name, value]) => (
        <Fact key={name}>
          <dt>{name}</dt>
          <dd dir="auto">
            {profile ? value || <None>{msg('profile.none')}</None> : <Skeleton width="12ch" />}
          </dd>
        </Fact>
      ))}
    </Stack>
  )
}

/** A note that changes stay on this device (Product §2). */
function ProfileNote() {
  const msg = useMsg()
  return (
    <Note>
      <InfoIcon size={20} />
      {msg('profile.local')}
    </Note>
  )
}

/** A placeholder while the user loads. */
function ProfileSkeleton() {
  const msg = useMsg()
  return (
    <Panel aria-busy="true">
      <VisuallyHidden role="status">{msg('ui.loading')}</VisuallyHidden>
      <Sheet>
        <ProfileFacts />
      </Sheet>
      <Actions>
        <Skeleton width={space(32)} height={size.target} />
      </Actions>
      <ProfileNote />
    </Panel>
  )
}

const Panel = styled.div`
  max-width: 720px;
`

const Sheet = styled.div`
  padding: ${space(5)} ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};

  ${media.tablet} {
    padding: ${space(8)};
  }
`

const Actions = styled.div`
  margin-block-start: ${space(6)};
`

const Fact = styled.div`
  display: grid;
  align-items: center;
  padding-block: ${space(3)};
  column-gap: ${space(4)};
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);

  &:not(:last-child) {
    border-block-end: 1px solid ${color.line};
  }

  &:first-child {
    padding-block-start: 0;
  }

  &:last-child {
    padding-block-end: 0;
  }

  ${media.tablet} {
    grid-template-columns: ${space(44)} minmax(0, 1fr);
  }

  dt {
    color: ${color.inkSoft};
    font-size: ${text.sm};
  }

  dd {
    min-height: calc(1.55 * ${text.md});
    text-align: start;
  }
`

const None = styled.span`
  color: ${color.inkSoft};
`

const Note = styled.p`
  display: flex;
  gap: ${space(2)};
  margin-block-start: ${space(4)};
  color: ${color.inkSoft};
  font-size: ${text.sm};

  & > svg {
    flex: none;
  }
`
