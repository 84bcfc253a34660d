import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { AnsweredCall } from './pipeline/pipeline'

export type CoverageSource = 'tests' | 'e2e'

/** Where each run leaves what it met; `npm run contract -- coverage` reads it, `npm test` empties it first. */
export const coverageFolder = '.cache/contract-coverage'

const noted = new Set<string>()

export function noteAnswers(source: CoverageSource): (answered: AnsweredCall) => void {
  return ({ operation, status, isFaulty }) => {
    const line = `${operation} ${status} ${isFaulty ? 'scenario' : 'handler'}\n`
    if (noted.has(source + line)) return
    noted.add(source + line)
    mkdirSync(coverageFolder, { recursive: true })
    appendFileSync(join(coverageFolder, `${source}.txt`), line)
  }
}
