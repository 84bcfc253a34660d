import preview from '#.storybook/preview'
import { fn } from 'storybook/test'
import { Panel } from '~mocks/devtools/panel/Panel'
import { openQaWorld } from '../support/qa-world'
import css from '~mocks/devtools/panel/panel.css?inline'

const meta = preview.meta({
  component: Panel,
  parameters: { layout: 'fullscreen' },
  loaders: [
    async () => ({
      qa: await openQaWorld({ names: ['login.badCredentials*1', 'clock:2026-11-21T02:00:00Z'] }),
    }),
  ],
  args: {
    world: await openQaWorld(),
    view: { isOpen: true, tab: 'states' as const },
    onView: fn(),
    onTurnOff: fn(),
  },
  render: (args, { loaded }) => (
    <>
      <style>{css}</style>
      <div style={{ height: 600 }} />
      <Panel {...args} world={loaded['qa']} />
    </>
  ),
})

export const States = meta.story({
  parameters: {
    shows: [
      ['button', { name: 'Tắt login.badCredentials*1' }],
      ['region', { name: 'Yêu cầu của màn hình này' }],
    ],
  },
})

export const World = meta.story({ args: { view: { isOpen: true, tab: 'world' } } })

export const Calls = meta.story({
  args: { view: { isOpen: true, tab: 'calls' } },
})
