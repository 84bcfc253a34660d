import { existsSync, readFileSync } from 'node:fs'

const teamsFile = 'real.json'

/** Returns the team's list of calls that the host answers; undefined where the project has none. Throws for another file of that name. */
function teamsList(): string | undefined {
  if (!existsSync(teamsFile)) return undefined
  const list: unknown = JSON.parse(readFileSync(teamsFile, 'utf8'))
  if (Array.isArray(list) && list.every((word) => typeof word === 'string')) return list.join(',')
  throw new Error(`${teamsFile} must be a list such as ["catalogue", "login", "!relatedProducts"]`)
}

/** Returns which calls a host answers: those of the option, else the team's; undefined for all. */
export const realCalls = (option: string | undefined): string | undefined => option ?? teamsList()
