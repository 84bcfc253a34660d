import type { Browser } from 'playwright'
import type { MessageId } from '../../src/i18n/message-id.gen.ts'
import { shopTexts } from '../lib/shop-texts.ts'
import type { Site } from './site.ts'

type IdAfter<Prefix extends string, Id = MessageId> = Id extends `${Prefix}${infer Rest}`
  ? Rest
  : never

export const say = shopTexts('en')

/** Opens the back office of a fresh day, as a member of staff who works in English at 1440 x 900. */
export async function openDesk(browser: Browser, { url, backend }: Site) {
  await backend.ask('/__world/reset', {})
  const { token } = await backend.ask<{ token: string }>('/__world/scenario', {
    scenario: 'login:staff',
  })
  const stored = { locale: 'en', auth_token: token }
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }))
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    permissions: ['clipboard-read', 'clipboard-write'],
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  })
  const page = await context.newPage()
  const named = (role: 'button' | 'checkbox' | 'searchbox') => (id: MessageId) =>
    page.getByRole(role, { name: say(id), exact: true })
  return {
    page,
    button: named('button'),
    searchbox: named('searchbox'),
    labelled: (id: MessageId) => page.getByLabel(say(id), { exact: true }).first(),
    /** A link to a room. The one to the orders also says how many wait. */
    nav: (id: IdAfter<'admin.nav.'>) =>
      page
        .getByRole('navigation', { name: say('admin.nav'), exact: true })
        .getByRole('link', { name: new RegExp(`^${say(`admin.nav.${id}`)}`) }),
    box: (nth: number) => page.locator('[data-row]').nth(nth).getByRole('checkbox').first(),
    all: named('checkbox')('table.selectAll'),
    copy: (text: string) => page.evaluate((value) => navigator.clipboard.writeText(value), text),
  }
}

export type Desk = Awaited<ReturnType<typeof openDesk>>
