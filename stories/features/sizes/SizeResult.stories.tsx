import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SizeResult } from '@/features/sizes/SizeResult'
import type { Guide } from '../../../.storybook/docs/guide'
import { advise } from '../../support/sizes'

const guide: Guide = {
  use: ['The answer, with a link to products.'],
}

const meta = {
  component: SizeResult,
  parameters: { guide },
  args: { advice: advise({ bust: 82, waist: 68, hip: 96 }) },
} satisfies Meta<typeof SizeResult>

export default meta
type Story = StoryObj<typeof meta>

/** One measure decides; another may be loose. */
export const Decided: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Số đo hông quyết định size này/)).toBeVisible()
    await expect(canvas.getByRole('row', { name: /Ngực/ })).toHaveTextContent('82 cmS')
  },
}

export const Agreed: Story = { args: { advice: advise({ bust: 82, waist: 64, hip: 88 }) } }

export const Between: Story = { args: { advice: advise({ hip: 93.5 }) } }

export const Estimated: Story = { args: { advice: advise({ height: 158, weight: 52 }) } }

export const Doubtful: Story = { args: { advice: advise({ height: 160, weight: 48, hip: 100 }) } }

export const TooSmall: Story = { args: { advice: advise({ bust: 72, waist: 55 }) } }

export const TooLarge: Story = {
  args: { advice: advise({ bust: 92, hip: 120 }) },
  play: async ({ canvas }) => {
    const way = canvas.getByRole('link', { name: 'Liên hệ để được tư vấn' })
    await expect(way).toHaveAttribute('href', '/contact')
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
