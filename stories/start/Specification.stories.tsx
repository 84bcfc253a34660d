import type { Meta, StoryObj } from '@storybook/react-vite'
import { SpecificationPage } from '../../.storybook/specification/SpecificationPage'

const meta = {
  title: 'Specification',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta

/** Every sentence of the product, and whether the last run of all tests held the shop to it. */
export const Specification: StoryObj = {
  render: () => <SpecificationPage />,
}
