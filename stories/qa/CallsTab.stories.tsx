import preview from '#.storybook/preview'
import { expect, spyOn } from 'storybook/test'
import type { OperationId } from '~mocks/contract/operations.gen'
import { CallsTab } from '~mocks/devtools/panel/CallsTab'
import { requestOf } from '~mocks/pipeline/samples/request'
import { samples } from '~mocks/pipeline/samples/samples'
import type { ActorName } from '~mocks/scenarios/names'
import { openQaWorld } from '../support/qa-world'
import { QaFrame } from '../support/QaFrame'

const seeded = await openQaWorld()

const meta = preview.meta({
  component: CallsTab,
  loaders: [async () => ({ qa: await openQaWorld() })],
  args: { world: seeded },
  render: (_, { loaded }) => (
    <QaFrame>
      <CallsTab world={loaded['qa']} />
    </QaFrame>
  ),
})

type Parts = Parameters<typeof requestOf>[1]

/** What somebody else does within a minute after these calls of the page, in this order. */
function beside(actor: ActorName, ...calls: ReadonlyArray<[OperationId, Parts]>) {
  return async () => {
    const names = [`actors:${actor}`]
    const qa = await openQaWorld({ names })
    for (const [operation, parts] of calls) {
      await qa.answer(requestOf(operation, parts, qa.signIn('staff')))
      for (const { payment_id } of qa.db.where('payments', 'status', 'pending'))
        qa.db.update('payments', payment_id, { approval: 'approved' })
    }
    qa.scenario.set([...names, 'clock:+1m'])
    await qa.answer(requestOf('siteInfo', {}, null))
    return { qa }
  }
}

/** Somebody else bought what is in the cart; the call stands in the list, with whose it is. */
export const Rival = meta.story({
  loaders: [beside('rush', ['quoteOrder', samples.quoteOrder(seeded.db.tables)])],
  play: ({ canvas }) => expect(canvas.getByText('Người khác')).toBeVisible(),
})

/** A colleague renamed the product that is being edited. */
export const Colleague = meta.story({
  loaders: [beside('colleague', ['adminProduct', samples.adminProduct(seeded.db.tables)])],
  parameters: { shows: ['Người khác', 'updateProduct'] },
})

/** Orders arrive every half minute. */
export const OrdersArrive = meta.story({
  loaders: [beside('orders', ['siteInfo', {}])],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('createOrder').length).toBeGreaterThan(0)
  },
})

const payment_id = `PAY-${String(seeded.db.nextId('orders')).padStart(6, '0')}`
const paypal = { ...samples.createOrder(seeded.db.tables).body, payment_method: 'paypal' }

/** PayPal told the shopper nothing when she was back; its report came half a minute later. */
export const PaypalLate = meta.story({
  loaders: [
    beside(
      'paypal-late',
      ['createOrder', { body: paypal }],
      ['capturePayment', { body: { payment_method: 'paypal', payment_id } }],
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('capturePayment')).toHaveLength(2)
    await expect(canvas.getByText('Người khác')).toBeVisible()
  },
})

/** Sends the call once more, with its body as it was typed. */
export const SentAgain = meta.story({
  play: async ({ canvas, userEvent }) => {
    const fetch = spyOn(window, 'fetch').mockResolvedValue(new Response())
    await userEvent.click(canvas.getByText('login'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Gửi lại' }))
    await expect(canvas.getByRole('button', { name: 'Đã gửi lại' })).toBeVisible()
    const sent = new Request(fetch.mock.calls[0]?.[0] ?? '')
    await expect(new URL(sent.url).pathname).toBe('/api/auth/login')
    await expect(sent.method).toBe('POST')
    await expect(await sent.text()).toBe('{"email":"khach@moclan.vn","password":"wrong"}')
    fetch.mockRestore()
  },
})

/** A named state for the next call only. */
export const NextFromTheList = meta.story({
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(canvas.getByText('login'))
    const next = await canvas.findByLabelText('Trả lời lần kế tiếp bằng')
    await userEvent.selectOptions(next, 'login.serverError')
    await userEvent.selectOptions(next, 'login.offline')
    await expect(loaded['qa'].scenario.current().scenario.names).toEqual(['login.offline*1'])
  },
})

/** An error with the message of a field that was sent. */
export const NextError = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('login'))
    await userEvent.click(await canvas.findByText('Câu trả lời khác: tự viết'))
    await userEvent.type(canvas.getByLabelText('Trường'), 'email')
    await userEvent.type(canvas.getByLabelText('Lời nhắn'), 'Sai, thử lại')
    await userEvent.click(canvas.getByRole('button', { name: 'Trả lời lần kế tiếp như vậy' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('login.422:email=Sai%2C thử lại')
  },
})

/** Any status and any JSON, beginning with what came last. What is no JSON is said. */
export const NextJson = meta.story({
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(canvas.getByText('login'))
    await userEvent.click(await canvas.findByText('Câu trả lời khác: tự viết'))
    await userEvent.click(canvas.getByRole('radio', { name: 'JSON giữ nguyên' }))
    const body = canvas.getByLabelText('Nội dung JSON')
    await expect(body).toHaveDisplayValue(/"success": false/)
    await userEvent.clear(body)
    await userEvent.type(body, '{{"success": tru')
    const use = canvas.getByRole('button', { name: 'Trả lời lần kế tiếp như vậy' })
    await userEvent.click(use)
    await expect(canvas.getByRole('alert')).toHaveTextContent('Đây không phải JSON.')
    await expect(body).toHaveAttribute('aria-invalid', 'true')
    await userEvent.type(body, 'e}')
    const status = canvas.getByLabelText('Mã trạng thái')
    await userEvent.clear(status)
    await userEvent.type(status, '204')
    await userEvent.click(use)
    await expect(canvas.getByRole('alert')).toHaveTextContent(/204/)
    await userEvent.clear(status)
    await userEvent.type(status, '200{Enter}')
    await expect(loaded['qa'].scenario.current().scenario.names).toEqual([
      'login.200:json={"success":true}*1',
    ])
  },
})
