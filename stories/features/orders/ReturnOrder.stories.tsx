import preview from '#.storybook/preview'
import { expect, fn, screen, waitFor } from 'storybook/test'
import type { OrderReturn } from '@/api/generated/model'
import { imageRules } from '@/domain/content/image-file'
import { ReturnOrder } from '@/features/orders/ReturnOrder'
import { noisyFile, pngFile } from '../../support/image-files'
import type { Play } from '../../support/play'
import { seedReturnable } from '../../support/seed'
import { withToaster } from '../../support/with-toaster'

const order = seedReturnable()
const [item] = order.items
if (!item) throw new Error('The order has no items')
const all = { item_id: item.id, quantity: item.quantity, reason: 'fit', wish: 'refund' } as const
const asked: OrderReturn = {
  id: 9,
  state: 'requested',
  requested_at: null,
  items: [{ ...all, quantity: 1, wish: 'exchange', size: 'L' }],
  note: null,
  photos: [],
  answer: null,
  events: [],
  received: [],
  refunds: [],
  exchange: null,
}

const meta = preview.meta({
  component: ReturnOrder,
  args: {
    order,
    fallback: { current: null },
    onChanged: fn(),
    refresh: fn(() => Promise.resolve(order)),
  },
  parameters: { scenario: ['login:shopper'], path: '/account/orders/ML26112100042' },
  decorators: [withToaster],
})

const name = 'Đổi hoặc trả hàng'
const send: Play = ({ userEvent }) =>
  userEvent.click(screen.getByRole('button', { name: 'Gửi yêu cầu' }))
const size = () => screen.getByRole('textbox', { name: /Size muốn đổi/ })

const open: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name }))
  await screen.findByRole('dialog', { name })
}

const choose = async ({ userEvent }: Parameters<Play>[0], count: string) => {
  const [quantity] = screen.getAllByRole('combobox', { name: 'Số lượng gửi lại' })
  if (quantity) await userEvent.selectOptions(quantity, count)
}

/** One unit for another size. */
const fillIn: Play = async (context) => {
  await open(context)
  await choose(context, '1')
  await context.userEvent.type(size(), 'L')
}

/** An exchange says which size; a refund does not ask. */
export const Open = meta.story({
  tags: ['§2.16.7'],
  play: async (context) => {
    await open(context)
    await choose(context, '1')
    await send(context)
    await expect(await screen.findByText('Vui lòng nhập size muốn đổi')).toBeVisible()
    await context.userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Bạn muốn' }),
      'refund',
    )
    await expect(screen.queryByRole('textbox', { name: /Size muốn đổi/ })).toBeNull()
  },
})

export const OpenOnAPhone = meta.story({ ...Open.input, globals: { viewport: { value: 'phone' } } })

/** A photo is uploaded as it is picked; what is no photo is refused by its name. */
export const WithPhotos = meta.story({
  tags: ['§2.16.7a'],
  play: async (context) => {
    await fillIn(context)
    const picker = await screen.findByLabelText('Thêm ảnh')
    await context.userEvent.upload(picker, [
      await pngFile('loi.png'),
      new File(['%PDF'], 'hoa-don.png', { type: 'image/png' }),
    ])
    await expect(await screen.findByText(/^hoa-don.png: không mở được/)).toBeVisible()
    await screen.findByRole('button', { name: 'Bỏ ảnh 1' })
    await send(context)
    await waitFor(() => expect(context.args.onChanged).toHaveBeenCalled())
    await expect(context.args.onChanged).toHaveBeenCalledWith(
      expect.objectContaining({
        returns: [expect.objectContaining({ photos: [expect.stringContaining('data:image/png')] })],
      }),
    )
  },
})

/** A camera's photo is made smaller, where it is larger than the shop takes; one that the browser can't show is named. */
export const LargePhoto = meta.story({
  tags: ['§2.16.7b'],
  play: async (context) => {
    await fillIn(context)
    const photo = await noisyFile('loi.png', 1600)
    await expect(photo.size).toBeGreaterThan(imageRules.maxBytes)
    const picker = await screen.findByLabelText('Thêm ảnh')
    const heic = new File(['\0\0\0\x18ftypheic'], 'IMG_1.png', { type: 'image/png' })
    await context.userEvent.upload(picker, [photo, heic])
    await expect(await screen.findByText(/^IMG_1.png: trình duyệt này không mở được/)).toBeVisible()
    await screen.findByRole('button', { name: 'Bỏ ảnh 1' }, { timeout: 10_000 })
  },
})

/** The request can go without it. */
export const PhotoFailed = meta.story({
  tags: ['§2.16.7a'],
  parameters: { scenario: ['login:shopper', 'uploadReturnPhoto.404'] },
  play: async (context) => {
    await fillIn(context)
    const picker = await screen.findByLabelText('Thêm ảnh')
    await context.userEvent.upload(picker, await pngFile('loi.png'))
    await expect(await screen.findByText(/gửi yêu cầu không kèm ảnh/)).toBeVisible()
    await send(context)
    await waitFor(() => expect(context.args.onChanged).toHaveBeenCalled())
  },
})

/** Another tab was faster: what was typed stays. */
export const MoreThanIsLeft = meta.story({
  tags: ['§2.16.8'],
  parameters: { scenario: ['login:shopper', 'requestReturn.tooMany'] },
  play: async (context) => {
    await fillIn(context)
    await send(context)
    await expect(await screen.findByText('Chỉ còn trả được 1 món')).toBeVisible()
    await expect(size()).toHaveValue('L')
    await expect(context.args.refresh).toHaveBeenCalledOnce()
  },
})

/** The request arrived, its answer did not: the order tells. */
export const AnswerLost = meta.story({
  tags: ['§2.16.8'],
  args: { refresh: fn(() => Promise.resolve({ ...order, returns: [asked] })) },
  parameters: { scenario: ['login:shopper', 'requestReturn.lost'] },
  play: async (context) => {
    await fillIn(context)
    await send(context)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(context.args.onChanged).toHaveBeenCalledOnce()
  },
})

export const NotOffered = meta.story({
  parameters: { scenario: ['login:shopper', 'requestReturn.404'] },
  play: async (context) => {
    await fillIn(context)
    await send(context)
    await expect(await screen.findByText(/liên hệ cửa hàng/)).toBeVisible()
  },
})

/** All of it is asked back already. */
export const NothingLeft = meta.story({
  tags: ['§2.16.7'],
  args: {
    order: {
      ...order,
      returns: [
        {
          ...asked,
          items: order.items.map(({ id, quantity }) => ({ ...all, item_id: id, quantity })),
        },
      ],
    },
  },
  play: ({ canvas }) => expect(canvas.queryByRole('button', { name })).toBeNull(),
})
