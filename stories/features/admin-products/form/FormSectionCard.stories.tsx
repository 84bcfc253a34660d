import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { FieldRow, FormSectionCard } from '@/features/admin-products/form/FormSectionCard'
import { TextField } from '@/ui/fields/TextField'

const meta = {
  component: FormSectionCard,
  args: {
    section: 'basic',
    children: <TextField label="Tên sản phẩm" value="Áo sơ mi lụa" onChange={fn()} />,
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof FormSectionCard>

export default meta
type Story = StoryObj<typeof meta>

export const WithAField: Story = {}

/** Fields stand beside each other where there is room. */
export const WithARow: Story = {
  args: {
    section: 'shipping',
    children: (
      <FieldRow data-narrow>
        {['Dài', 'Rộng', 'Cao'].map((label) => (
          <TextField key={label} label={label} value="20" onChange={fn()} />
        ))}
      </FieldRow>
    ),
  },
}
