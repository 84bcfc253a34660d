import { errorExamples } from '../contract/error-examples.gen'
import { type OperationId, operationTable } from '../contract/operations.gen'
import {
  hostDrifts,
  latencyProfiles,
  logins,
  operationIds,
  preparations,
  transportFaults,
  type Words,
  worldSwitches,
} from './names'

type ErrorExample = { name: string; status: number; body: { code: string; message: string } }

export function errorExamplesOf(operation: OperationId): readonly ErrorExample[] {
  return Object.entries(errorExamples[operation]).map(([name, example]) => ({ name, ...example }))
}

const loginScenarios = Object.fromEntries(
  Object.entries(logins).map(([name, about]) => [`login:${name}`, about]),
)

const worldScenarios = {
  slow: { vi: 'Mọi yêu cầu mất 2 giây', en: 'Every call takes 2 seconds' },
  offline: { vi: 'Không yêu cầu nào tới được máy chủ', en: 'No call reaches the server' },
  'token.expired': { vi: 'Mọi phiên đăng nhập đã hết hạn', en: 'Every session has ended' },
  ...loginScenarios,
  ...preparations,
  ...worldSwitches,
  ...hostDrifts,
} as const satisfies Readonly<Record<string, Words>>

const valueScenarios = {
  'latency:500': { vi: 'Mọi yêu cầu mất 500 ms', en: 'Every call takes 500 ms' },
  'jitter:300': {
    vi: 'Mỗi yêu cầu chậm thêm tới 300 ms',
    en: 'Every call takes up to 300 ms more',
  },
  'jitter:300:7': {
    vi: 'Như trên, với hạt giống 7',
    en: 'The same, drawn by the seed 7',
  },
  'clock:2027-11-21T00:00:00Z': {
    vi: 'Đồng hồ của thế giới đứng ở thời điểm này',
    en: "The world's clock stands at this time",
  },
  'clock:+3d': {
    vi: 'Đồng hồ của thế giới chạy trước 3 ngày (d, h, m)',
    en: "The world's clock runs 3 days ahead (d, h, m)",
  },
} as const satisfies Readonly<Record<string, Words>>

export type ScenarioGroup = 'session' | 'network' | 'world' | 'shop' | 'address' | 'host' | 'calls'

export type ScenarioEntry = {
  name: string
  group: ScenarioGroup
  about: Words
  operation: OperationId | null
}

const beginnings: readonly (readonly [RegExp, ScenarioGroup])[] = [
  [/^(login:|token\.|cart:|checkout:|viewed:|storage:)/, 'session'],
  [/^(slow$|offline$|latency:|jitter:)/, 'network'],
  [/^(clock:|texts\.)/, 'world'],
  [/^address\./, 'address'],
  [/^drift\./, 'host'],
]

function entryOf([name, about]: readonly [string, Words]): ScenarioEntry {
  const group = beginnings.find(([beginning]) => beginning.test(name))?.[1] ?? 'shop'
  return { name, group, about, operation: null }
}

export function worldEntries(): readonly ScenarioEntry[] {
  const profiles = Object.entries(latencyProfiles).map(
    ([name, about]) => [`latency:${name}`, about] as const,
  )
  return [...Object.entries(worldScenarios), ...profiles, ...Object.entries(valueScenarios)].map(
    entryOf,
  )
}

const writtenFaults = {
  'status:418': { vi: 'Lỗi với mã này', en: 'An error of this status' },
  '502html': { vi: 'Trang HTML với mã này', en: 'An HTML page with this status' },
  '500empty': { vi: 'Mã này, không có thân', en: 'This status without a body' },
  '500:message=Bảo trì': {
    vi: 'Mã này với lời nhắn của máy chủ',
    en: "This status with this message of the server's",
  },
  '422:phone=Số sai': {
    vi: 'Mã này với lỗi của một trường',
    en: 'This status with the error of a field',
  },
  '409:json={"success":false}': {
    vi: 'Mã này với đúng thân JSON này',
    en: 'This status with exactly this JSON body',
  },
  'latency:3000': { vi: 'Trả lời sau số ms này', en: 'The answer takes so many ms' },
} as const satisfies Readonly<Record<string, Words>>

export function faultEntriesOf(operation: OperationId): readonly ScenarioEntry[] {
  const named = errorExamplesOf(operation).map(({ name, status, body }) => {
    const text = `${status}: ${body.message}`
    return [name, { vi: text, en: text }] as const
  })
  return [...named, ...Object.entries(transportFaults), ...Object.entries(writtenFaults)].map(
    ([name, about]) => ({ name: `${operation}.${name}`, group: 'calls', about, operation }),
  )
}

export function addressOf(operation: OperationId): string {
  const { method, path } = operationTable[operation]
  return `${method} ${path}`
}

export function scenarioEntries(): readonly ScenarioEntry[] {
  return [...worldEntries(), ...operationIds.flatMap(faultEntriesOf)]
}

export function allScenarioNames(): readonly string[] {
  return scenarioEntries().map(({ name }) => name)
}

function distance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= to.length; column += 1) {
      const changed = (previous[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1)
      const added = (current[column - 1] ?? 0) + 1
      const removed = (previous[column] ?? 0) + 1
      current.push(Math.min(changed, added, removed))
    }
    previous = current
  }
  return previous[to.length] ?? 0
}

/**
 * Returns the names that are most like `text`, best first. Names that differ in more than half of it are left
 * out.
 */
export function similarNames(text: string, names: readonly string[], limit = 3): readonly string[] {
  const wanted = text.toLowerCase()
  return names
    .map((name) => ({ name, far: distance(wanted, name.toLowerCase()) }))
    .filter(({ far }) => far <= Math.max(2, wanted.length / 2))
    .sort((a, b) => a.far - b.far)
    .slice(0, limit)
    .map(({ name }) => name)
}
