import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { ApiError } from '@/api/errors'
import { homeFields, type HomeForm, savedHome } from '@/features/admin-home/home-form'
import { PublishBar } from '@/features/admin-home/PublishBar'
import { EditorForm } from '@/ui/editor/EditorForm'
import type { FieldName } from '@/ui/editor/fields'
import { useRecordEditor } from '@/ui/editor/use-record-editor'
import type { Guide } from '../../../.storybook/docs/guide'
import { seedSections } from '../../support/seed'

type EditedBarProps = {
  /** What differs from the published page, by field. */
  changed: FieldName<HomeForm>[]
  /** What the last try to publish failed with. */
  error: Error | null
  isSaving: boolean
  /** False when the device has no room for a draft. */
  isKept: boolean
  onDiscard: () => void
}

/** The bar with an editor in a chosen state. */
function EditedBar({ changed, onDiscard, ...state }: EditedBarProps) {
  const editor = useRecordEditor<HomeForm>({
    fields: homeFields,
    saved: savedHome(seedSections()),
    outcomeOf: () => 'refused',
    send: (_, over) => Promise.resolve(over),
    onSaved: () => undefined,
    onFailure: () => ({}),
  })
  const shown = { ...editor, ...state, changed, isDirty: changed.length > 0 }
  return (
    <EditorForm editor={editor}>
      <PublishBar editor={shown} isChecked={false} onDiscard={onDiscard} />
    </EditorForm>
  )
}

const guide: Guide = {
  use: [
    'At the end of the editor: what is not published yet, publishing, and throwing it away after a question.',
  ],
  reader: 'The state is a status; problems are alerts.',
}

const meta = {
  component: EditedBar,
  parameters: { guide },
  args: { changed: [], error: null, isSaving: false, isKept: true, onDiscard: fn() },
  argTypes: {
    changed: { control: 'check', options: ['order', 'office_lady.title', 'banner_home.link'] },
    error: { control: false },
  },
} satisfies Meta<typeof EditedBar>

export default meta
type Story = StoryObj<typeof meta>

export const Published: Story = {}

export const Unpublished: Story = { args: { changed: ['order', 'office_lady.title'] } }

export const Phone: Story = {
  ...Unpublished,
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}

export const Refused: Story = { args: { changed: ['order'], error: new ApiError(500) } }

/** The device is full: what is typed would be lost with the page. */
export const NotKept: Story = { args: { changed: ['order'], isKept: false } }

/** Throwing everything away asks first. */
export const Discarded: Story = {
  args: { changed: ['order'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ thay đổi' }))
    const question = within(await screen.findByRole('dialog'))
    await userEvent.click(question.getByRole('button', { name: 'Bỏ thay đổi' }))
    await expect(args.onDiscard).toHaveBeenCalledOnce()
  },
}
