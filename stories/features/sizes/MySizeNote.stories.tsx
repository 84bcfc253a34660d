import preview from '#.storybook/preview'
import { expect, fn } from 'storybook/test'
import { initialChoice } from '@/domain/catalogue/variant'
import { emptyBodyForm } from '@/domain/sizes/body-form'
import { MySizeNote } from '@/features/sizes/MySizeNote'
import { storeBodyMeasures } from '@/features/sizes/stored-body'
import { shirt } from '../../support/products'

const meta = preview.meta({
  component: MySizeNote,
  args: { product: shirt, choice: initialChoice(shirt), isOpen: true, onChoose: fn() },
  beforeEach: () => void storeBodyMeasures({ ...emptyBodyForm, bust: '90', waist: '72' }),
})

/** The shop chooses the shopper's size if the shopper has not chosen a size yet. */
export const InStock = meta.story({
  tags: ['§2.14.4'],
  play: async ({ args, canvas }) => {
    await canvas.findByText(/^Size của bạn: L/)
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ size: 'L' }))
  },
})
