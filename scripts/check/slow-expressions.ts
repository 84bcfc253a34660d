import { check } from 'recheck'
import { parseSync, Visitor } from 'vite'

/**
 * Returns the regular expressions of a file that can take very long on some text. With such a text, each
 * further character costs more time than the character before. Each result has an example of such a text.
 */
export async function slowExpressions(file: string, code: string): Promise<string[]> {
  const found: { pattern: string; flags: string; line: number }[] = []
  new Visitor({
    Literal(node) {
      if ('regex' in node && node.regex)
        found.push({ ...node.regex, line: code.slice(0, node.start).split('\n').length })
    },
  }).visit(parseSync(file, code).program)
  const problems: string[] = []
  for (const { pattern, flags, line } of found) {
    const verdict = await check(pattern, flags, { timeout: 10_000 })
    if (verdict.status === 'vulnerable')
      problems.push(
        `${file}:${line} /${pattern}/${flags}: ${verdict.complexity.summary}, such as ${verdict.attack.pattern}`,
      )
  }
  return problems
}
