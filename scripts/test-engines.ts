import { parseArgs } from 'node:util'
import { journeys } from './engines/journeys.ts'
import type { EnginePage } from './engines/page.ts'
import { personAt } from './engines/person.ts'
import { missingForPuppeteer, openPuppeteer } from './engines/puppeteer-page.ts'
import { missingForWebkit, openWebkit } from './engines/webkit-page.ts'
import { openMockServers } from './lib/mock-servers.ts'
import { runTool } from './lib/run.ts'

/**
 * Goes the main ways through the real build in Chromium, Firefox and WebKit: `npm run test:engines`, or
 * `npm run test:engines -- firefox`. `--built` takes the last build. The browsers are Debian's.
 */
const { values, positionals } = parseArgs({
  options: { built: { type: 'boolean', default: false } },
  allowPositionals: true,
})

type Engine = { missing: () => string | null; open: () => Promise<EnginePage> }

const engines: Readonly<Record<string, Engine>> = {
  chromium: { missing: () => missingForPuppeteer('chrome'), open: () => openPuppeteer('chrome') },
  firefox: { missing: () => missingForPuppeteer('firefox'), open: () => openPuppeteer('firefox') },
  webkit: { missing: missingForWebkit, open: openWebkit },
}

const wanted = Object.entries(engines).filter(
  ([name]) => positionals.length === 0 || positionals.includes(name),
)
const missing = wanted.flatMap(([, engine]) => engine.missing() ?? [])
if (missing.length > 0) {
  console.error(
    `Browsers are missing. As root on Debian:\n  apt-get install -y --no-install-recommends ${missing.join(' ')}`,
  )
  process.exit(1)
}

if (!values.built) {
  const build = await runTool('vite', ['build'])
  if (!build.ok) {
    console.error(build.output)
    process.exit(1)
  }
}
const [[shop = ''] = []] = await openMockServers({
  host: '127.0.0.1',
  ports: [0],
  shop: 'dist',
  cors: [],
  returnTo: [],
})

/** Goes one way in a fresh world and a fresh profile; returns what went wrong, or null. */
async function failureOf(
  engine: Engine,
  journey: (typeof journeys)[string],
): Promise<string | null> {
  await fetch(`${shop}/__world/reset`, { method: 'POST' })
  const page = await engine.open()
  try {
    await journey({ page, person: personAt(page), shop })
    return null
  } catch (error) {
    return `${String(error)}\n     at ${await page.address().catch(() => '?')}`
  } finally {
    await page.close().catch(() => {})
  }
}

let failures = 0
for (const [name, engine] of wanted) {
  for (const [title, journey] of Object.entries(journeys)) {
    const startedAt = performance.now()
    const failure = await failureOf(engine, journey)
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    console.log(
      `${failure ? 'FAIL' : 'ok  '} ${name}: ${title} (${seconds} s)${failure ? `\n     ${failure}` : ''}`,
    )
    if (failure) failures += 1
  }
}
process.exit(failures > 0 ? 1 : 0)
