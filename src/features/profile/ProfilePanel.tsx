import { type ReactNode, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import type { User } from '@/api/generated/model'
import { birthdayText, readBirthday, withSlash } from '@/domain/person/birthday'
import { formatPhone } from '@/domain/person/phone'
import { localeAtom } from '@/i18n/state'
import { useMsg } from '@/i18n/use-msg'
import { formatLongDay, shopDay } from '@/lib/dates'
import { useAtomValue, useSetAtom } from '@/lib/store'
import { media } from '@/theme/breakpoints'
import { color, radius, size, space, text } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { TextField } from '@/ui/fields/TextField'
import { Form } from '@/ui/form/Form'
import { FieldPair } from '@/ui/form/form-layout'
import { FormSelect } from '@/ui/form/FormSelect'
import { NameFields, PhoneField } from '@/ui/form/PersonFields'
import { useFormField } from '@/ui/form/use-form-field'
import { useFormValues } from '@/ui/form/use-form-values'
import { InfoIcon } from '@/ui/icons'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { useToast } from '@/ui/toast/toast'
import {
  formOf,
  type Profile,
  type ProfileForm as ProfileValues,
  profileOfForm,
  sexes,
} from './profile'
import { profileAtom, readDraft, removeDraft, saveProfileAtom, writeDraft } from './state'

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
  const saveForm = (values: ProfileValues) => {
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

/** `initial` is a draft where it was typed before a reload or an expired session. */
type Editing = { initial: ProfileValues; isDraft: boolean }

/**
 * Opens and closes the form of personal info. A form that a reload or an expired session closed is open again for the
 * same user, with what was typed. The focus moves into the form, and back to the button that opened it.
 */
function useEditing(user: User, profile: Profile) {
  const frame = useRef<HTMLDivElement>(null)
  const wasPressed = useRef(false)
  const unchanged = formOf(profile, shopDay())
  /** Null while the form is closed. */
  const [editing, setEditing] = useState<Editing | null>(() => {
    const draft = readDraft(user.email, unchanged)
    return draft && { initial: draft, isDraft: true }
  })
  const isOpen = editing !== null

  useEffect(
    function moveFocus() {
      if (!wasPressed.current) return
      frame.current?.querySelector<HTMLElement>(isOpen ? 'input' : 'button')?.focus()
    },
    [isOpen],
  )

  const show = (next: Editing | null) => {
    wasPressed.current = true
    setEditing(next)
  }
  return {
    frame,
    editing,
    open: () => show({ initial: unchanged, isDraft: false }),
    saveDraft: (form: ProfileValues) => writeDraft(user.email, form, unchanged),
    /** After saving or cancelling. */
    close() {
      removeDraft()
      show(null)
    },
  }
}

type ProfileFormProps = Editing & {
  /** The address of the account. */
  email: string
  /** Called after every change, to keep a draft. */
  onChange: (values: ProfileValues) => void
  /** Called with valid values, as typed. */
  onSave: (values: ProfileValues) => void
  /** Leaves the form; unsaved values are asked about. */
  onCancel: () => void
}

/** The edit form of Product §2. */
function ProfileForm({ initial, email, isDraft, onChange, onSave, onCancel }: ProfileFormProps) {
  const msg = useMsg()
  return (
    <Form
      aria-label={msg('profile.form')}
      initialValues={initial}
      schema={() => import('./schema')}
      onValuesChange={onChange}
      onSubmit={(values) => onSave(values)}
    >
      <Sheet>
        {isDraft && <Draft role="status">{msg('profile.draft')}</Draft>}
        <ProfileFields email={email} />
      </Sheet>
      <Actions>
        <Button type="submit">{msg('profile.save')}</Button>
        <Button variant="secondary" onClick={onCancel}>
          {msg('profile.cancel')}
        </Button>
      </Actions>
    </Form>
  )
}

/** What a shopper may change about herself, and her e-mail, which she can't change (Product §2). */
function ProfileFields({ email }: { email: string }) {
  const msg = useMsg()
  const phone = formatPhone(useFormValues<ProfileValues>().phone)
  return (
    <FieldPair>
      <NameFields labels={{ lastName: msg('auth.lastName'), firstName: msg('auth.firstName') }} />
      <BirthdayField />
      <FormSelect
        name="sex"
        label={msg('profile.sex')}
        autoComplete="sex"
        options={sexes.map((sex) => ({ value: sex, label: msg(`profile.sex.${sex}`) }))}
      />
      <PhoneField
        label={msg('auth.phone')}
        hint={phone ? msg('profile.phone.read', { phone }) : undefined}
      />
      <TextField
        name="email"
        label={msg('auth.email')}
        value={email}
        onChange={doNothing}
        hint={msg('profile.email.locked')}
        type="email"
        disabled
      />
    </FieldPair>
  )
}

function doNothing(): void {
  // The e-mail field is disabled.
}

/** A birthday as DD/MM/YY (Product §2), said back in words: two digits of a year, or 10/12, are soon misread. */
function BirthdayField() {
  const msg = useMsg()
  const locale = useAtomValue(localeAtom)
  const { value, onChange, ...field } = useFormField<string>('birthday')
  const read = readBirthday(value, shopDay())
  return (
    <TextField
      {...field}
      name="birthday"
      label={msg('profile.birthday')}
      value={value}
      onChange={(next) => onChange(withSlash(value, next))}
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
  /** Not there yet: the names of the facts stand already, and nothing jumps when they come. */
  profile?: Profile
  /** The address of the account; a placeholder shows without it. */
  email?: string
}

/** Family name, given name, birthday, sex, phone and e-mail, to be read (Product §2). */
function ProfileFacts({ profile, email }: ProfileFactsProps) {
  const msg = useMsg()
  const birthday = profile?.birthday && birthdayText(profile.birthday, shopDay())
  const facts: [name: string, value: ReactNode][] = [
    [msg('auth.lastName'), profile?.lastName],
    [msg('auth.firstName'), profile?.firstName],
    [msg('profile.birthday'), birthday],
    [msg('profile.sex'), profile && msg(`profile.sex.${profile.sex}`)],
    [msg('auth.phone'), profile && (formatPhone(profile.phone) ?? profile.phone)],
    [msg('auth.email'), email],
  ]
  return (
    <Facts>
      {facts.map(([name, value]) => (
        <Fact key={name}>
          <dt>{name}</dt>
          <dd dir="auto">
            {profile ? value || <None>{msg('profile.none')}</None> : <Skeleton width="12ch" />}
          </dd>
        </Fact>
      ))}
    </Facts>
  )
}

/** Says where changes go: no further than this device (Product §2). */
function ProfileNote() {
  const msg = useMsg()
  return (
    <Note>
      <InfoIcon size={20} />
      {msg('profile.local')}
    </Note>
  )
}

/** Personal info while the user is on the way. */
export function ProfileSkeleton() {
  const msg = useMsg()
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{msg('ui.loading')}</VisuallyHidden>
      <Sheet>
        <ProfileFacts />
      </Sheet>
      <Actions>
        <Skeleton width={space(32)} height={size.target} />
      </Actions>
      <ProfileNote />
    </div>
  )
}

/** The sheet on which personal info stands, read or edited. */
const Sheet = styled.div`
  max-width: 720px;
  padding: ${space(5)} ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};

  ${media.tablet} {
    padding: ${space(8)};
  }
`

/** What can be done with it, below it. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  margin-block-start: ${space(6)};
`

const Draft = styled.p`
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.sm};
  margin-block-end: ${space(5)};
  background: ${color.celadonSoft};
  font-size: ${text.sm};
`

const Facts = styled.dl`
  display: grid;
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
