import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { color, radius, space, text } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { Form } from '@/ui/form/Form'
import type { ProfileForm as Values } from './profile'
import { Actions, Sheet } from './profile-style'
import { ProfileFields } from './ProfileFields'

type ProfileFormProps = {
  /** The values to begin with. */
  initial: Values
  /** The address of the account. */
  email: string
  /** True where `initial` was typed before a reload or an expired session. */
  isDraft?: boolean
  /** Called after every change, to keep a draft. */
  onChange: (values: Values) => void
  /** Called with valid values, as typed. */
  onSave: (values: Values) => void
  /** Leaves the form; unsaved values are asked about. */
  onCancel: () => void
}

/** The edit form of Product §2. */
export function ProfileForm({
  initial,
  email,
  isDraft,
  onChange,
  onSave,
  onCancel,
}: ProfileFormProps) {
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

const Draft = styled.p`
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.sm};
  margin-block-end: ${space(5)};
  background: ${color.celadonSoft};
  font-size: ${text.sm};
`
