import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { errorExamples } from '../contract/error-examples.gen'
import { allScenarioNames } from './catalogue'
import { hostDrifts, preparations, worldSwitches } from './names'
import { delayNamed, parseScenario, readScenario, scenarioOf, splitNames } from './parse'
import { runScenario, type ScenarioRun } from './run'

describe('scenario names', () => {
  test('are separated by commas; blank ones are dropped', () => {
    expect(splitNames(' slow, ,login:staff,')).toEqual(['slow', 'login:staff'])
    expect(splitNames('')).toEqual([])
  })

  test('of the catalogue can all be parsed', () => {
    expect(() => parseScenario(allScenarioNames())).not.toThrow()
  })

  test('that are unknown are refused, with similar names', () => {
    expect(() => parseScenario(['createOrder.serverErorr'])).toThrow(/createOrder\.serverError/)
    expect(() => parseScenario(['adress.two-tier'])).toThrow(/address\.two-tier/)
    expect(() => parseScenario(['latency:soon'])).toThrow(/latency:soon/)
    expect(() => parseScenario(['clock:yesterday'])).toThrow(/clock:yesterday/)
    expect(readScenario(['slow', 'slwo'])).toMatchObject({
      scenario: { names: ['slow'], latency: 2000 },
      unknown: ['slwo'],
    })
  })

  test('in code are checked by the compiler', () => {
    // @ts-expect-error A misspelt example of the contract.
    expect(() => scenarioOf('login.badCredential')).toThrow(/login\.badCredentials/)
    expect(scenarioOf('login.badCredentials*2').faults).toHaveLength(1)
  })
})

describe('a fault written out in a name', () => {
  const actionOf = (name: string) => parseScenario([name]).faults[0]?.action

  test('is a page or an empty body, with a status', () => {
    expect(actionOf('login.502html')).toEqual({ kind: 'html', status: 502 })
    expect(actionOf('login.500empty')).toEqual({ kind: 'empty', status: 500 })
    expect(actionOf('login.html')).toEqual({ kind: 'html', status: null })
    expect(actionOf('login.status:418')).toMatchObject({ kind: 'answer', status: 418 })
  })

  test("is the server's message, and errors of fields", () => {
    expect(actionOf('login.500:message=Đang bảo trì%2C chờ chút')).toEqual({
      kind: 'answer',
      status: 500,
      body: { success: false, message: 'Đang bảo trì, chờ chút' },
    })
    expect(
      actionOf('createOrder.422:items.0.quantity=Hết%3B %2A2;phone=a%40b%2C 100%252C*2'),
    ).toEqual({
      kind: 'answer',
      status: 422,
      body: {
        success: false,
        message: errorExamples.createOrder.invalid.body.message,
        errors: { 'items.0.quantity': ['Hết; *2'], phone: ['a@b, 100%2C'] },
      },
    })
  })

  test('is any body, with every character', () => {
    const json = '{"note":"50%25 %403%2A2%3B ổn%2C \\"thật\\""%2C"sizes":"[M]~/"}'
    const body = { note: '50% @3*2; ổn, "thật"', sizes: '[M]~/' }
    for (const status of [200, 409, 503]) {
      const name = `login.${status}:json=${json}`
      expect(splitNames(name)).toEqual([name])
      expect(actionOf(name)).toEqual({ kind: 'answer', status, body })
    }
    expect(scenarioOf('login.200:json=null@2*3').faults[0]).toMatchObject({
      from: 2,
      times: 3,
      action: { body: null },
    })
  })

  test('is a delay of one operation or of all, or jitter', () => {
    const scenario = scenarioOf('login.latency:3000@2', 'latency:3g', 'jitter:300:7')
    expect(scenario).toMatchObject({ latency: '3g', jitter: { ms: 300, seed: 7 } })
    const run = runScenario(scenario)
    expect([run.planCall('login').latency, run.planCall('login').latency]).toEqual([null, 3000])
  })

  test.each([
    'login.200',
    'login.600',
    'login.422:phone',
    'login.422html:phone=x',
    'login.409:json={',
    'login.204:json={}',
    'login.302:json={}',
    'login.latency:soon',
    'login.offline@0',
    'latency:4g',
    'cart:empty',
  ])('%s is refused', (name) => {
    expect(() => parseScenario([name])).toThrow(name)
  })
})

describe('a scenario', () => {
  test('may be replaced by a default speed: a profile, ms, or jitter', () => {
    expect(delayNamed('3g')).toEqual({ latency: '3g', jitter: null })
    expect(delayNamed('30')).toEqual({ latency: 30, jitter: null })
    expect(delayNamed('jitter:1500:7')).toEqual({
      latency: 'instant',
      jitter: { ms: 1500, seed: 7 },
    })
    for (const text of ['', 'jitter', 'jitter:fast', 'random']) expect(delayNamed(text)).toBeNull()
  })

  test('sets delay, clock, login and switches', () => {
    const clock = '2027-11-21T00:00:00Z'
    const switches = ['address.two-tier', 'home.empty'] as const
    expect(scenarioOf('latency:500', `clock:${clock}`, 'login:staff', ...switches)).toMatchObject({
      latency: 500,
      clock: new Date(clock),
      login: 'staff',
      switches: new Set(switches),
    })
  })

  test('of several clocks, the last one holds', () => {
    const fixed = 'clock:2027-11-21T00:00:00Z'
    expect(scenarioOf(fixed, 'clock:+1d')).toMatchObject({ clock: null, ahead: 86_400_000 })
    expect(scenarioOf('clock:+1d', fixed)).toMatchObject({ ahead: 0 })
  })
})

const kindOfNext = (run: ScenarioRun) => run.planCall('login').fault?.kind

describe('a limited fault', () => {
  test('happens as often as its limit, then the next one, then none', () => {
    const run = runScenario(scenarioOf('login.offline*2', 'login.serverError*1'))
    const kinds = [1, 2, 3, 4].map(() => kindOfNext(run))
    expect(kinds).toEqual(['offline', 'offline', 'answer', undefined])
  })

  test('happens at the call that it names, and the others go on', () => {
    const run = runScenario(scenarioOf('login.timeout@2', 'login.offline*2', 'login.html@5*2'))
    const kinds = [1, 2, 3, 4, 5, 6, 7].map(() => kindOfNext(run))
    expect(kinds).toEqual(['offline', 'timeout', 'offline', undefined, 'html', 'html', undefined])
  })

  test('does not affect other operations, and starts again with a new run', () => {
    const scenario = scenarioOf('login.timeout*1')
    const run = runScenario(scenario)
    expect(run.planCall('register').fault).toBeNull()
    expect(kindOfNext(run)).toBe('timeout')
    expect(kindOfNext(runScenario(scenario))).toBe('timeout')
  })
})

test('docs/qa.md and docs/backend.md name every state of the world', () => {
  const pages = ['qa', 'backend'].map((name) => readFileSync(`docs/${name}.md`, 'utf8')).join()
  const names = Object.keys({ ...hostDrifts, ...preparations, ...worldSwitches })
  expect(names.filter((name) => !pages.includes(`\`${name}`))).toEqual([])
})
