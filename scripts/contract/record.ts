import { readFileSync } from 'node:fs'
import { messageOf, readCommand, refuse, webAddress, wholeNumber } from '../lib/command.ts'
import { openMockModules } from '../lib/mock-modules.ts'
import { type Recording, writeRecording } from '../record/files.ts'
import { type Exchange, openProxy } from '../record/proxy.ts'

const about = `npm run contract -- record --har FILE | --proxy URL [options]

Makes a scenario of what a host answered: mocks/scenarios/recorded/NAME.json, on with ?scenario=recorded:NAME.
Tokens and passwords are left out; names, addresses and orders stay, so record a host with invented ones. Says where
the answers break the contract.

Example: npm run contract -- record --proxy https://api.shop.example --name staging`

const { values } = readCommand(about, {
  '--har FILE': 'a HAR file, as the network tab of a browser saves it',
  '--proxy URL': 'passes requests on to that host and records its answers, until it is ended',
  '--name=host': 'the name of the scenario: letters, digits and "-"',
  '--port=4020': 'the port of the proxy',
})
const { har, proxy, name, port } = values
if (!/^[a-z0-9][a-z0-9-]{0,39}$/i.test(name)) {
  refuse(`--name must have 1 to 40 letters, digits and "-", not "${name}"`)
}
if ((har === undefined) === (proxy === undefined)) refuse('Give either --har FILE or --proxy URL')

interface RecordModules {
  readHar: (text: string) => readonly Exchange[]
  recordingOf: (exchanges: readonly Exchange[]) => Recording
}

async function loadModules(): Promise<RecordModules> {
  const modules = await openMockModules()
  const recording = await modules.load('/mocks/deviations/recording.ts')
  await modules.close()
  return recording as RecordModules
}

function list(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`${title}\n${lines.map((line) => `  ${line}`).join('\n')}`)
}

function report(file: string, { answers, deviations, left }: Recording): void {
  console.log(`${answers.length} answers in ${file}: ?scenario=recorded:${name}`)
  list('They break the contract:', deviations)
  list('Left out:', left)
}

async function recordHar(file: string): Promise<void> {
  const { readHar, recordingOf } = await loadModules()
  const recording = recordingOf(readHar(readFileSync(file, 'utf8')))
  if (recording.answers.length === 0) {
    list('Left out:', recording.left)
    refuse(`${file} has no call of the contract: nothing is written`)
  }
  report(writeRecording(name, recording), recording)
}

/** Passes requests on; after each answer the file is written anew, so that it can be ended at any time. */
async function recordHost(address: string): Promise<void> {
  const { href } = webAddress('--proxy', address)
  const host = new URL(href)
  const { recordingOf } = await loadModules()
  const exchanges: Exchange[] = []
  const said = new Set<string>()
  await openProxy(host, wholeNumber('--port', port, 65_535), (exchange) => {
    exchanges.push(exchange)
    const recording = recordingOf(exchanges)
    writeRecording(name, recording)
    for (const line of [...recording.deviations, ...recording.left].filter(
      (one) => !said.has(one),
    )) {
      said.add(line)
      console.log(line)
    }
  })
  console.log(
    `Ask http://localhost:${port} what ${address} shall answer; ?scenario=recorded:${name}`,
  )
}

try {
  if (har !== undefined) await recordHar(har)
  if (proxy !== undefined) await recordHost(proxy)
} catch (error) {
  refuse(messageOf(error))
}
