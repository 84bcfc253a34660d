import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { BirthdayField } from '@/features/profile/BirthdayField'
import { Form } from '@/ui/form/Form'
import { form } from './profile-world'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['A birthday as DD/MM/YY, said back in words.'],
  avoid: ['For other days: `DayField`.'],
  reader: 'The day in words is the description of the field.',
}

const meta = {
  component: BirthdayField,
  parameters: { guide },
  decorators: [
    (Story, { parameters }) => (
      <Form
        aria-label="Thông tin"
        initialValues={{ ...form, birthday: parameters.birthday ?? '' }}
        schema={() => import('@/features/profile/schema')}
        onSubmit={fn()}
      >
        <Story />
      </Form>
    ),
  ],
} satisfies Meta<typeof BirthdayField>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const type = (text: string): Play =>
  async function typeAndLeave({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Ngày sinh' }), text)
    await userEvent.tab()
  }

export const Empty: Story = {}

export const Known: Story = { parameters: { birthday: '20/10/95' } }

/** The slashes appear while typing; the description repeats the date with its full year. */
export const Typed: Story = {
  play: async (context) => {
    await type('100212')(context)
    const field = context.canvas.getByRole('textbox')
    await expect(field).toHaveValue('10/02/12')
    await expect(field).toHaveAccessibleDescription('Bạn sinh ngày 10 tháng 2, 2012')
  },
}

export const NoSuchDay: Story = {
  play: async (context) => {
    await type('31/02/99')(context)
    await expect(await context.canvas.findByText(/^Không có ngày này/)).toBeVisible()
  },
}

export const InTheFuture: Story = {
  play: async (context) => {
    await type('01/01/2999')(context)
    await expect(await context.canvas.findByText(/ở tương lai$/)).toBeVisible()
  },
}
