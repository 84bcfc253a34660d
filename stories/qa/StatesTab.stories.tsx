import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { StatesTab } from '~mocks/devtools/panel/StatesTab'
import { openQaWorld } from '../support/qa-world'
import { QaFrame } from '../support/QaFrame'

const meta = preview.meta({
  component: StatesTab,
  loaders: [async () => ({ qa: await openQaWorld() })],
  args: { world: await openQaWorld() },
  render: (_, { loaded }) => (
    <QaFrame>
      <StatesTab world={loaded['qa']} />
    </QaFrame>
  ),
})

/** A press turns a state on and asks again for what is on the screen; another one takes it off. */
export const Toggled = meta.story({
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(canvas.getByText('login'))
    const state = await canvas.findByRole('button', { name: /^badCredentials/ })
    await userEvent.click(state)
    await expect(state).toHaveAttribute('aria-pressed', 'true')
    await expect(loaded['qa'].shop.refetch).toHaveBeenCalledOnce()
    await userEvent.click(state)
    await expect(loaded['qa'].scenario.current().scenario.names).toEqual([])
  },
})

/** Only for the next call: the state is written with `*1`. */
export const Once = meta.story({
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /lần gọi kế tiếp/ }))
    await userEvent.click(canvas.getByText('login'))
    await userEvent.click(await canvas.findByRole('button', { name: /^badCredentials/ }))
    await expect(loaded['qa'].scenario.current().scenario.names).toEqual(['login.badCredentials*1'])
  },
})

export const Unknown = meta.story({
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'createOrder.serverErorr{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Không có trạng thái/)
    await userEvent.click(canvas.getByRole('button', { name: /createOrder\.serverError\?/ }))
    await expect(loaded['qa'].scenario.current().scenario.names).toEqual([
      'createOrder.serverError',
    ])
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

/** A sentence leads to the address that shows it. */
export const Sentence = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'createOrder stockGone')
    await userEvent.click(canvas.getByText('Các câu báo lỗi'))
    const link = await canvas.findByRole('link', { name: /hết hàng/i })
    await expect(link.getAttribute('href')).toMatch(
      /^\/checkout\?scenario=.*createOrder\.stockGone/,
    )
  },
})

export const Searched = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'dang nhap la nhan vien')
    await expect(canvas.getByRole('button', { name: /^login:staff/ })).toBeVisible()
  },
})
