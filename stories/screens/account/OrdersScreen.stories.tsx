import preview from '#.storybook/preview'
import type { Decorator } from '@storybook/react-vite'
import { http } from 'msw'
import { expect } from 'storybook/test'
import { storeDeviceOrder } from '@/features/orders/device-orders'
import { OrdersScreen } from '@/screens/account/OrdersScreen'
import { Container } from '@/ui/layout/basics'
import { longItem, shippedOrder } from '../../features/orders/order-world'
import { answer } from '../../support/answers'
import type { Play } from '../../support/play'
import { seedOrder } from '../../support/seed'
import { withToaster } from '../../support/with-toaster'

const meta = preview.meta({
  component: OrdersScreen,
  args: { tab: 'processing' as const, page: 1 },
  parameters: { scenario: ['login:shopper'], path: '/account/orders' },
})

/** Each card shows the day, the first garment, the number of pieces, the status and the total. */
export const Cards = meta.story({
  beforeEach: ({ msw }) => {
    const longNamed = { ...longItem, product_id: 2, variant_id: 2, slug: null }
    const orders = [
      shippedOrder,
      { ...shippedOrder, code: 'ML-2', status: 'cancelled' },
      { ...shippedOrder, code: 'ML-3', items: [longNamed, ...shippedOrder.items] },
    ]
    const pagination = { current_page: 1, last_page: 1, per_page: 12, total: 3 }
    msw.use(http.get('/api/orders', () => answer({ orders, pagination })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Đặt ngày 18/11/2026')).toHaveLength(3)
    await expect(canvas.getAllByText('Đang giao')).toHaveLength(2)
    await expect(canvas.getByText('Đã hủy')).toBeVisible()
  },
})

const pending = seedOrder('pending')
const ofDevice = `Bỏ ${pending.code} khỏi danh sách`

/**
 * Adds the orders that this device remembers to the account. The account's phone number is already in the
 * field.
 */
const add = async ({ canvas, userEvent }: Parameters<Play>[0]) => {
  await expect(await canvas.findByRole('textbox', { name: 'Số điện thoại' })).toHaveValue(
    '0912345678',
  )
  await userEvent.click(canvas.getByRole('button', { name: 'Thêm vào tài khoản' }))
}

/** The shop offers to add the orders that this device remembers to the account. */
export const WithOrdersOfTheDevice = meta.story({
  decorators: [withToaster],
  beforeEach: () => {
    storeDeviceOrder({ code: 'ML261118-0031', phone: '0987 000 111' })
    storeDeviceOrder({ code: pending.code, phone: '0912 345 678' })
  },
})

/** The host fails. Every order stays in the list, and another click tries again. */
export const NotAdded = meta.story({
  tags: ['§8.13.1'],
  parameters: { scenario: ['login:shopper', 'claimOrder.offline'] },
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => storeDeviceOrder({ code: pending.code, phone: '0912 345 678' }),
  play: async (context) => {
    await add(context)
    await expect(
      await context.canvas.findByText(
        'Không thể kết nối tới server. Vui lòng kiểm tra mạng rồi thử lại.',
      ),
    ).toBeVisible()
    await expect(context.canvas.getByRole('button', { name: ofDevice })).toBeVisible()
  },
})

/**
 * If the host can't add orders to an account, the orders of this device are listed below the account's
 * orders.
 */
export const HostAddsNone = meta.story({
  tags: ['§2.15.8'],
  parameters: { scenario: ['login:shopper', 'claimOrder.notOffered'] },
  decorators: [withToaster],
  beforeEach: () => storeDeviceOrder({ code: pending.code, phone: '0912 345 678' }),
  play: async (context) => {
    const { canvas } = context
    await add(context)
    await expect(await canvas.findByText(/^Đơn cũ chưa thêm được/)).toBeVisible()
    await expect(
      canvas.queryByRole('button', { name: 'Thêm vào tài khoản' }),
    ).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: ofDevice })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
  },
})

/**
 * In the shop, the route of this page lets visitors see the page without the account's navigation. Stories do
 * not have that route, so the frame is chosen here.
 */
const asVisitor = { scenario: [], path: '/account/orders', frame: 'shop' as const }
const inContainer: Decorator = (Story) => (
  <Container>
    <Story />
  </Container>
)

/** A visitor sees the orders that this device remembers. */
export const OfAVisitor = meta.story({
  parameters: asVisitor,
  decorators: [withToaster, inContainer],
  beforeEach: () => {
    for (const code of ['ML261118-0031', 'ML261121-0042'])
      storeDeviceOrder({ code, phone: '0912 345 678' })
  },
})

export const OfANewVisitor = meta.story({
  parameters: {
    ...asVisitor,
    shows: [['link', { name: 'Tra cứu bằng mã đơn' }], 'Bạn chưa đăng nhập'],
  },
  decorators: [inContainer],
  globals: { viewport: { value: 'phone' } },
})
