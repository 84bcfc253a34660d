import { describe, expect, test } from 'vitest'
import { errorExamples } from '../contract/error-examples.gen'
import { allScenarioNames } from './catalogue'
import { parseScenario, scenarioOf, splitNames } from './parse'
import { runScenario } from './run'

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
    expect(() => parseScenario(['adress.slow'])).toThrow(/address\.slow/)
    expect(() => parseScenario(['latency:soon'])).toThrow(/latency:soon/)
    expect(() => parseScenario(['clock:yesterday'])).toThrow(/clock:yesterday/)
  })

  test('in code are checked by the compiler', () => {
    // @ts-expect-error A misspelt example of the contract.
    expect(() => scenarioOf('login.badCredential')).toThrow(/login\.badCredentials/)
    expect(scenarioOf('login.badCredentials*2').faults).toHaveLength(1)
  })
})

describe('a scenario', () => {
  test('sets delay, clock, login and switches', () => {
    const scenario = scenarioOf(
      'latency:500',
      'clock:2027-11-21T00:00:00Z',
      'login:staff',
      'address.two-tier',
      'home.empty',
    )
    expect(scenario.latency).toBe(500)
    expect(scenario.clock?.toISOString()).toBe('2027-11-21T00:00:00.000Z')
    expect(scenario.login).toBe('staff')
    expect([...scenario.switches]).toEqual(['address.two-tier', 'home.empty'])
  })

  test("answers an error with the contract's own body", () => {
    const { status, body } = errorExamples.login.badCredentials
    expect(scenarioOf('login.badCredentials').faults[0]?.action).toEqual({
      kind: 'answer',
      status,
      body,
    })
  })

  test('may name a bare status', () => {
    expect(scenarioOf('login.503').faults[0]?.action).toMatchObject({ status: 503 })
    expect(scenarioOf('login.401').faults[0]?.action).toMatchObject({
      body: errorExamples.login.badCredentials.body,
    })
  })
})

describe('a limited fault', () => {
  test('happens as often as it says, then the next one, then none', () => {
    const run = runScenario(scenarioOf('login.offline*2', 'login.serverError*1'))
    const kinds = [1, 2, 3, 4].map(() => run.takeFault('login')?.kind)
    expect(kinds).toEqual(['offline', 'offline', 'answer', undefined])
  })

  test('does not affect other operations, and starts again with a new run', () => {
    const scenario = scenarioOf('login.timeout*1')
    const run = runScenario(scenario)
    expect(run.takeFault('register')).toBeNull()
    expect(run.takeFault('login')).not.toBeNull()
    expect(runScenario(scenario).takeFault('login')).not.toBeNull()
  })
})
