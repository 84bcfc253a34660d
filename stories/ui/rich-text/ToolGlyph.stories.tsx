import type { Meta, StoryObj } from '@storybook/react-vite'
import { ToolGlyph } from '@/ui/rich-text/ToolGlyph'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ["Inside the toolbar's buttons."],
  reader: 'Hidden: the button has the name.',
}

const meta = {
  component: ToolGlyph,
  parameters: { guide },
  args: { id: 'bold' },
  argTypes: {
    id: {
      options: [
        'bold',
        'italic',
        'h3',
        'h4',
        'bullets',
        'numbers',
        'link',
        'table',
        'undo',
        'redo',
      ],
      control: 'select',
    },
  },
} satisfies Meta<typeof ToolGlyph>

export default meta
type Story = StoryObj<typeof meta>

/** Every tool of the toolbar that has a picture. */
export const All: Story = {
  render: (_, { argTypes }) => (
    <div style={{ display: 'flex', gap: 16 }}>
      {argTypes.id.options?.map((id: string) => (
        <ToolGlyph key={id} id={id} />
      ))}
    </div>
  ),
}
