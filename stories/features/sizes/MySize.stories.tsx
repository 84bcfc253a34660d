import preview from '#.storybook/preview'
import { expect, fn } from 'storybook/test'
import { initialChoice } from '@/domain/catalogue/variant'
import { emptyBodyForm } from '@/domain/sizes/body-form'
import { keepBody } from '@/features/sizes/kept-body'
import { MySize } from '@/features/sizes/MySize'
import { shirt } from '../../support/products'

const meta = preview.meta({
  component: MySize,
  args: { product: shirt, choice: initialChoice(shirt), isOpen: true, onChoose: fn() },
  beforeEach: () => void keepBody({ ...emptyBodyForm, bust: '90', waist: '72' }),
})

/** Chosen for the shopper, as long as they have not chosen. */
export const InStock = meta.story({
  tags: ['§2.14.4b'],
  play: async ({ args, canvas }) => {
    await canvas.findByText(/^Size của bạn: L/)
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ size: 'L' }))
  },
})
