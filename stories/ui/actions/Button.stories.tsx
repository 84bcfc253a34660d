import preview from '#.storybook/preview'
import { expect, fn } from 'storybook/test'
import { Button } from '@/ui/actions/Button'
import { BagIcon } from '@/ui/frame-icons'
import { inEveryState } from '../../../.storybook/forced-states'

const meta = preview.meta({
  component: Button,
  args: { children: 'Thêm vào giỏ hàng', onClick: fn() },
  parameters: {
    guide: {
      use: [
        'For an action that changes something: add to the cart, save, pay, delete.',
        'One primary button in a view: the step that most people want next. With two, people have to guess.',
        'With `loading` until the server has answered, so that nobody can click twice.',
      ],
      avoid: [
        'To go to another page: take `ButtonLink`, which can be opened in a new tab.',
        'For a symbol without words: take `IconButton`, which asks for a name.',
      ],
      reader: 'Reads the label. While loading it says that the button is busy and keeps its name.',
    },
  },
})

export const Primary = meta.story({})

const more = { disabled: { disabled: true }, busy: { loading: true }, large: { size: 'lg' } }

export const States = meta.story(inEveryState(more))
export const StatesOfSecondary = meta.story({
  args: { variant: 'secondary', children: 'Mua ngay' },
  ...inEveryState(more),
})
export const StatesOfQuiet = meta.story({
  args: { variant: 'quiet', children: 'Bỏ chọn' },
  ...inEveryState(more),
})

/** Texts of the shop in the args follow the language of the toolbar. */
export const InEnglish = meta.story({
  globals: { locale: 'en' },
  parameters: { shows: [['button', { name: 'Add to cart' }]] },
})

export const WithIcon = meta.story({
  args: {
    children: (
      <>
        <BagIcon size={20} /> Thêm vào giỏ
      </>
    ),
  },
})

/** A busy button keeps its width and its name, and ignores clicks. */
export const Loading = meta.story({
  args: { loading: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Thêm vào giỏ hàng' })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
})

/** Stacked diacritics are not cut off. A long text wraps in a narrow column. */
export const LongVietnamese = meta.story({
  args: { children: 'Ữ Ẫ Ổ ẶỴ ợ — Tiếp tục mua sắm những mẫu áo dài mới nhất' },
  decorators: [(Story) => <div style={{ width: 200 }}>{Story()}</div>],
})
