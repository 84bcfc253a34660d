import { paypalPage, paypalStyle } from '../devtools/paypal-page'
import { textLookup } from '../errors/markdown'
import { answerPaypal, paypalBill, paypalOfToken } from '../handlers/paypal'
import { type AnswerLanguage, languageOf } from '../pipeline/language'
import type { MockWorld } from '../pipeline/open-world'
import { isPaypalOutcome } from '../rules/payments'
import { timeOf } from '../scenarios/parse'
import type { Shops } from './shops'
import { mainWorldName, type Worlds } from './worlds'

/**
 * Serves the fake approval page for a shop on another port:
 * `/mock/paypal?token=…&shop=http://localhost:5173`.
 */
export async function paypalResponse(
  request: Request,
  worlds: Worlds,
  shops: Shops,
): Promise<Response> {
  const { searchParams, origin } = new URL(request.url)
  const token = searchParams.get('token') ?? ''
  const shop = shops.shopUrlOf(searchParams.get('shop'), origin)
  const { db, scenario } = worldOfToken(worlds, token)
  const now = timeOf(scenario.current().scenario, worlds.now())
  if (shop === null) return new Response('No shop that this server knows', { status: 400 })
  if (request.method !== 'POST') return page(languageOf(request.headers), db, token, now)
  const outcome = (await request.formData()).get('outcome')
  if (!isPaypalOutcome(outcome)) return new Response('No such outcome', { status: 400 })
  const location = shop + answerPaypal(db, token, { outcome, now })
  return new Response(null, { status: 303, headers: { location } })
}

/**
 * Returns the world that has this payment, or else the main world. The token has to identify the world,
 * because a browser on this page sends no `X-World`.
 */
function worldOfToken(worlds: Worlds, token: string): MockWorld {
  const all = worlds.names().map((name) => worlds.named(name))
  return all.find(({ db }) => paypalOfToken(db, token)) ?? worlds.named(mainWorldName)
}

function page(locale: AnswerLanguage, db: MockWorld['db'], token: string, now: Date): Response {
  const { title, body } = paypalPage({
    locale,
    text: textLookup(locale),
    bill: paypalBill(db, token, now),
  })
  const html = `<!doctype html>
<html lang="${locale}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <link rel="icon" href="data:,">
  <title>${title}</title>
  <style>body { margin: 0 } ${paypalStyle}</style>
</head>
<body>
  ${body}
</body>
</html>`
  return new Response(html, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}
