import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { AfterPaint } from '@/ui/feedback/AfterPaint'

const drawn: string[] = []

function Part({ name }: { name: string }) {
  drawn.push(name)
  return <p>{name}</p>
}

const meta = preview.meta({
  component: AfterPaint,
  parameters: {
    guide: {
      use: [
        'For what the first sight of a screen can do without: hearts, a second row, a heavy chart.',
      ],
      avoid: ['For content that people came for: it would come later for nothing.'],
    },
  },
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
})

/** Visible content does not wait for content below. */
export const AfterTheRest = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('Phần bên dưới')
    await expect(canvas.queryByText('Chỗ của nó')).toBeNull()
    await expect([...new Set(drawn)]).toEqual(['Chỗ của nó', 'Phần trong tầm mắt', 'Phần bên dưới'])
  },
})
