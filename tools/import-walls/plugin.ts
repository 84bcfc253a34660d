import { relative, sep } from 'node:path'
import type { RuleTester } from 'oxlint/plugins-dev'
import { refusal } from './walls.ts'

type Rule = Parameters<RuleTester['run']>[1]
type Parents = { type: string; parent?: unknown; test?: unknown } | null

/** Whether a node stands in a branch of a condition on `__API_MOCKS__`. */
function isBehindFlag(node: unknown): boolean {
  for (let at = node as Parents; at; at = (at.parent ?? null) as Parents) {
    const test = at.type === 'IfStatement' ? (at.test as { type: string; name?: string }) : null
    if (test?.type === 'Identifier' && test.name === '__API_MOCKS__') return true
  }
  return false
}

/** Whether every name an import or re-export lists is a type. */
function listsTypesOnly(specifiers: readonly object[], kind: 'importKind' | 'exportKind'): boolean {
  return specifiers.length > 0 && specifiers.every((one) => Reflect.get(one, kind) === 'type')
}

/** The arrows of ARCHITECTURE.md: who may import whom, and which library has which gate. */
export const importWalls: Rule = {
  create(context) {
    const importer = relative(context.cwd, context.filename).split(sep).join('/')

    function judge(node: { range: [number, number] }, source: unknown, typeOnly: boolean) {
      const specifier = (source as { value?: unknown } | null)?.value
      if (typeof specifier !== 'string') return
      const message = refusal({ importer, specifier, typeOnly, behindFlag: isBehindFlag(node) })
      if (message) context.report({ node, message })
    }

    return {
      ImportDeclaration(node) {
        const typeOnly = node.importKind === 'type' || listsTypesOnly(node.specifiers, 'importKind')
        judge(node, node.source, typeOnly)
      },
      ExportNamedDeclaration(node) {
        const typeOnly = node.exportKind === 'type' || listsTypesOnly(node.specifiers, 'exportKind')
        judge(node, node.source, typeOnly)
      },
      ExportAllDeclaration(node) {
        judge(node, node.source, node.exportKind === 'type')
      },
      ImportExpression(node) {
        judge(node, node.source, false)
      },
      TSImportType(node) {
        judge(node, node.source, true)
      },
    }
  },
}

export default { meta: { name: 'walls' }, rules: { imports: importWalls } }
