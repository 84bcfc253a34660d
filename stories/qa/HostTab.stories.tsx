import preview from '#.storybook/preview'
import { expect, spyOn } from 'storybook/test'
import brand from '@brand/brand.json'
import { HostTab } from '~mocks/devtools/panel/HostTab'
import { openHost } from '~mocks/host/host'
import { openQaWorld } from '../support/qa-world'
import { QaFrame } from '../support/QaFrame'

/** A host whose site has no name, and whose calls are real as far as `siteInfo` and `login` go. */
async function worldBesideHost() {
  const answer = { success: true, data: { website: { name: 12 } } }
  const fetch = spyOn(window, 'fetch').mockImplementation(async () => Response.json(answer))
  const qa = await openQaWorld({
    hostOf: (db) =>
      openHost(db, { base: '', real: 'siteInfo,login', fallback: false, onLine: () => {} }),
  })
  fetch.mockRestore()
  return qa
}

const meta = preview.meta({
  component: HostTab,
  loaders: [async () => ({ qa: await worldBesideHost() })],
  args: { world: await openQaWorld() },
  render: (_, { loaded }) => (
    <QaFrame>
      <HostTab world={loaded['qa']} />
    </QaFrame>
  ),
})

/** Where the host deviates, with its answer and the mock's beside each other. */
export const Deviating = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Chỉ những gì sai hợp đồng' }))
    await userEvent.click(canvas.getByText('siteInfo'))
    await expect(canvas.getByText('200 /data/website/name must be string')).toBeVisible()
    const host = canvas.getByRole('region', { name: 'Câu trả lời gần nhất của máy chủ' })
    await expect(host).toHaveTextContent('"name": 12')
    const mock = await canvas.findByRole('region', { name: 'Thế giới giả trả lời cùng yêu cầu' })
    await expect(mock).toHaveTextContent(`"name": "${brand.name}"`)
  },
})

/** One press makes a call mocked, or real; the shop asks again. */
export const Changed = meta.story({
  play: async ({ canvas, loaded, userEvent }) => {
    const { host, shop } = loaded['qa']
    await expect(canvas.getByRole('status')).toHaveTextContent('Máy chủ trả lời 2 trong')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'siteInfo là thật' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'currentUser là thật' }))
    await expect([...host.calls()]).toEqual(['login', 'currentUser'])
    await expect(shop.refetch).toHaveBeenCalledTimes(2)
  },
})
