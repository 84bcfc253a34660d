import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AfterPaint } from '@/ui/feedback/AfterPaint'

const drawn: string[] = []

function Part({ name }: { name: string }) {
  drawn.push(name)
  return <p>{name}</p>
}

const meta = {
  component: AfterPaint,
  args: { fallback: <Part name="Chỗ của nó" />, children: <Part name="Phần bên dưới" /> },
  render: (args) => (
    <>
      <AfterPaint {...args} />
      <Part name="Phần trong tầm mắt" />
    </>
  ),
  beforeEach: () => {
    drawn.length = 0
  },
} satisfies Meta<typeof AfterPaint>

export default meta
type Story = StoryObj<typeof meta>

/** Visible content does not wait for content below. */
export const AfterTheRest: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Phần bên dưới')
    await expect(canvas.queryByText('Chỗ của nó')).toBeNull()
    await expect([...new Set(drawn)]).toEqual(['Chỗ của nó', 'Phần trong tầm mắt', 'Phần bên dưới'])
  },
}
