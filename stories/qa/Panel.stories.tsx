import preview from '#.storybook/preview'
import { fn } from 'storybook/test'
import { createShopIntl } from '@/i18n/LanguageProvider'
import { loadMessages } from '@/i18n/load-messages'
import { createDatabase } from '~mocks/db/database'
import { recordCall } from '~mocks/devtools/page-log'
import { Panel } from '~mocks/devtools/panel/Panel'
import type { QaWorld } from '~mocks/devtools/qa-world'
import { backend } from '~mocks/handlers/backend'
import { type MockWorld, openWorld } from '~mocks/pipeline/open-world'
import { seedTables } from '~mocks/seed/world'
import css from '~mocks/devtools/panel/panel.css?inline'

/** The clock of the panel's world stands at nine in the morning in Vietnam. */
const now = () => new Date('2026-11-21T02:00:00Z')
const repair = { operation: 'siteInfo', at: '/social', did: 'took the default' }

type QaWorldOptions = { names?: readonly string[] }

/** Opens a world for the QA panel. It has already answered the calls of a first screen. */
async function openQaWorld({ names = [] }: QaWorldOptions = {}): Promise<QaWorld & MockWorld> {
  const seeded = { seed: 1, now: now(), assetBase: '' }
  const db = createDatabase(seedTables(seeded))
  const world = openWorld({
    ...seeded,
    backend,
    names,
    db,
    latency: 'instant',
    now,
    onViolation: fn(),
    recordCall,
  })
  const json = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email: 'khach@moclan.vn', password: 'wrong' })
  const calls = [
    new Request(`${location.origin}/api/website/info`),
    new Request(`${location.origin}/api/banners/homepage`),
    new Request(`${location.origin}/api/auth/login`, { method: 'POST', headers: json, body }),
  ]
  for (const call of calls) await world.answer(call)
  const quiet = { subscribe: () => () => undefined }
  const repairs = [repair]
  return {
    ...world,
    choice: { size: 'usual', seed: 1 },
    door: 'worker',
    network: null,
    notices: [],
    unknown: [],
    repairs: { ...quiet, entries: () => repairs },
    async loadIntl(asked) {
      const locale = asked === 'en' ? 'en' : 'vi'
      return createShopIntl(locale, await loadMessages(locale, 'qa'))
    },
    shop: { refetch: fn() },
    text: () => JSON.stringify({ seed: 1, createdAt: now().toISOString(), delta: {} }),
    reset: fn(),
  }
}

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
