import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SizeFields } from '@/features/sizes/SizeFields'
import { emptyBodyForm } from '@/domain/sizes/body-form'
import { Form } from '@/ui/form/Form'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Inside the finder: five measures, each optional.'],
}

const meta = {
  component: SizeFields,
  parameters: { guide },
  decorators: [
    (Story) => (
      <Form initialValues={emptyBodyForm} onSubmit={() => {}}>
        <Story />
      </Form>
    ),
  ],
} satisfies Meta<typeof SizeFields>

export default meta
type Story = StoryObj<typeof meta>

/** All with their unit, none required. */
export const Usual: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Cân nặng (kg)' })).not.toBeRequired()
    await expect(canvas.getAllByRole('textbox')).toHaveLength(5)
  },
}
