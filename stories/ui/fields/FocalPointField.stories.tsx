import preview from '#.storybook/preview'
import { expect, fn } from 'storybook/test'
import { FocalPointField } from '@/ui/fields/FocalPointField'
import { heroPicture } from '../../support/pictures'

const meta = preview.meta({
  component: FocalPointField,
  args: {
    label: 'Điểm luôn nhìn thấy',
    hint: 'Kéo chấm đỏ, hoặc dùng phím mũi tên.',
    image: heroPicture('lua-ha-dong'),
    point: { x: 68, y: 40 },
    onPoint: fn(),
    range: { label: 'Phần trống bên trái dành cho chữ', value: 42, min: 20, onChange: fn() },
  },
})

export const ByKeys = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('slider', { name: args.label }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onPoint).toHaveBeenLastCalledWith({ x: 69, y: 40 })
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
    await expect(args.onPoint).toHaveBeenLastCalledWith({ x: 68, y: 30 })
  },
})
