import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, fn } from 'storybook/test'
import { productFields, savedProduct } from '@/features/admin-products/form/product-fields'
import { SaveBar } from '@/features/admin-products/form/SaveBar'
import { EditorForm } from '@/ui/editor/EditorForm'
import { useRecordEditor } from '@/ui/editor/use-record-editor'
import type { Guide } from '../../../../.storybook/docs/guide'
import { product } from '../../../support/admin-product'

type EditedBarProps = Omit<ComponentProps<typeof SaveBar>, 'editor'> & {
  isDirty: boolean
  isSaving: boolean
  /** False when the device has no room for a draft. */
  isKept: boolean
  /** True after a create without an answer. */
  mayBeSaved: boolean
}

/** The bar with an editor in a chosen state. */
function EditedBar({ isDirty, isSaving, isKept, mayBeSaved, ...props }: EditedBarProps) {
  const editor = useRecordEditor({
    fields: productFields,
    saved: savedProduct(props.saved),
    outcomeOf: () => 'refused',
    send: (_, over) => Promise.resolve(over),
    onSaved: () => undefined,
    onFailure: () => ({}),
  })
  return (
    <EditorForm editor={editor}>
      <SaveBar {...props} editor={{ ...editor, isDirty, isSaving, isKept, mayBeSaved }} />
    </EditorForm>
  )
}

const guide: Guide = {
  use: ["Sticks to the lower edge of the product's form."],
  anatomy: [
    ['State', 'Saved, unsaved, uploading, or not kept on this device.'],
    ['Preview', "The product's page as the shop would show it."],
    ['Save', 'As a draft where it never was on sale; and for sale.'],
  ],
  reader: 'The state is a status, read when it changes.',
}

const meta = {
  component: EditedBar,
  parameters: { guide },
  args: {
    saved: product,
    chosen: 'active',
    sentStatus: null,
    isDirty: false,
    isSaving: false,
    isKept: true,
    mayBeSaved: false,
    isBusy: false,
    renderLink: (label) => <a href="#products">{label}</a>,
    onSend: fn(),
    onPreview: fn(),
  },
  argTypes: {
    saved: {
      options: ['new', 'draft', 'active'],
      mapping: { new: null, draft: { ...product, status: 'draft' }, active: product },
      control: 'inline-radio',
    },
    sentStatus: { options: [null, 'active', 'inactive', 'draft'], control: 'inline-radio' },
  },
} satisfies Meta<typeof EditedBar>

export default meta
type Story = StoryObj<typeof meta>

export const Saved: Story = {}

/** One row of 64 px at most. */
export const SavedOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region').offsetHeight).toBeLessThanOrEqual(64)
  },
}

/** What was never on sale can be saved as a draft too. */
export const New: Story = { args: { saved: null } }

export const NewOnAPhone: Story = {
  ...New,
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}

export const Unsaved: Story = { args: { isDirty: true } }

/** Waits for pictures, which would otherwise be missing. */
export const Uploading: Story = { args: { isDirty: true, isBusy: true } }

/** No answer came to a new product: it may be there already. */
export const MayBeSaved: Story = { args: { saved: null, isDirty: true, mayBeSaved: true } }
