import { readFileSync } from 'node:fs'
import Validator from '@adobe/structured-data-validator'
import ogs from 'open-graph-scraper'

/** What a robot without a script makes of a page. */
interface SeenByRobot {
  /** The preview of a link to the page: its Open Graph and Twitter tags. */
  preview: Awaited<ReturnType<typeof ogs>>['result']
  /** The types of its structured data. */
  types: string[]
  /** Why search engines would not use the structured data. */
  errors: string[]
}

const structured = /<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/

/** Reads a written page as chats and search engines do: by libraries that know nothing of this shop. */
export async function seenByRobot(file: string): Promise<SeenByRobot> {
  const html = readFileSync(file, 'utf8')
  const { result: preview } = await ogs({ html })
  const things: Record<string, string>[] = JSON.parse(structured.exec(html)?.[1] ?? '[]')
  const byType = Object.groupBy(things, (thing) => thing['@type'] ?? '')
  const jsonld = Object.fromEntries(Object.entries(byType).map(([type, all]) => [type, all ?? []]))
  const issues = await new Validator().validate({ jsonld })
  const errors = issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`)
  return { preview, types: Object.keys(jsonld), errors }
}
