import preview from '#.storybook/preview'
import { expect, spyOn } from 'storybook/test'
import { CallsTab } from '~mocks/devtools/panel/CallsTab'
import { openQaWorld } from '../support/qa-world'
import { QaFrame } from '../support/QaFrame'

const meta = preview.meta({
  component: CallsTab,
  loaders: [async () => ({ qa: await openQaWorld() })],
  args: { world: await openQaWorld() },
  render: (_, { loaded }) => (
    <QaFrame>
      <CallsTab world={loaded['qa']} />
    </QaFrame>
  ),
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
