import preview from '#.storybook/preview'
import { SpecificationPage } from '../../.storybook/specification/SpecificationPage'

const meta = preview.meta({
  title: 'Specification',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
})

/** Every sentence of the product, and whether the last run of all tests held the shop to it. */
export const Specification = meta.story({
  render: () => <SpecificationPage />,
})
