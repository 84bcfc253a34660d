import preview from '#.storybook/preview'
import { expect, fn } from 'storybook/test'
import { CrashScreen } from '@/screens/crash/CrashScreen'
import { keepReloaded, missingPart } from '../../support/missing-part'

const meta = preview.meta({
  component: CrashScreen,
  args: { error: new Error('Không vẽ được'), reset: fn() },
  parameters: { layout: 'fullscreen' },
  beforeEach: keepReloaded,
})

export const Vietnamese = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }))
    await expect(args.reset).toHaveBeenCalledOnce()
  },
})

/** A file of the shop is still missing after a reload. */
export const MissingPart = meta.story({
  args: { error: missingPart },
  parameters: { shows: [['button', { name: 'Tải lại trang' }]] },
})
