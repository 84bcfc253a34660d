import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SizeFields } from '@/features/sizes/SizeFields'
import { emptyBodyForm } from '@/domain/sizes/body-form'
import { Form } from '@/ui/form/Form'

const meta = {
  component: SizeFields,
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
