import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { FieldRow, FormSectionCard } from '@/features/admin-products/form/FormSectionCard'
import { TextField } from '@/ui/fields/TextField'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Around each of the five parts: the navigation beside the form leads here.'],
  anatomy: [
    ['Heading', 'Takes the focus when the navigation leads to it.'],
    ['Fields', '`FieldRow` puts short ones beside each other.'],
  ],
  reader: 'A region named by its heading.',
}

const meta = {
  component: FormSectionCard,
  parameters: { guide },
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
