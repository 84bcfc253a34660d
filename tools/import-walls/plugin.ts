import { relative, sep } from 'node:path'
import type { RuleTester } from 'oxlint/plugins-dev'
import { importError } from './walls.ts'

type Rule = Parameters<RuleTester['run']>[1]
type Parents = { type: string; parent?: unknown; test?: unknown } | null

/** True when a node is inside an `if` on `__API_MOCKS__`. */
function isBehindFlag(node: unknown): boolean {
  for (let parent = node as Parents; parent; parent = (parent.parent ?? null) as Parents) {
    const isIf = parent.type === 'IfStatement'
    const test = isIf ? (parent.test as { type: string; name?: string }) : null
    if (test?.type === 'Identifier' && test.name === '__API_MOCKS__') return true
  }
  return false
}

/** True when every name in an import or re-export is a type. */
function listsTypesOnly(specifiers: readonly object[], kind: 'importKind' | 'exportKind'): boolean {
  return (
    specifiers.length > 0 &&
    specifiers.every((specifier) => Reflect.get(specifier, kind) === 'type')
  )
}

/**
 * The import rules of ARCHITECTURE.md: which parts of the project a file may import, and where each library
 * may be imported.
 */
export const importWalls: Rule = {
  create(context) {
    const importer = relative(context.cwd, context.filename).split(sep).join('/')

    function check(node: { range: [number, number] }, source: unknown, typeOnly: boolean) {
      const specifier = (source as { value?: unknown } | null)?.value
      if (typeof specifier !== 'string') return
      const message = importError({ importer, specifier, typeOnly, behindFlag: isBehindFlag(node) })
      if (message) context.report({ node, message })
    }

    return {
      ImportDeclaration(node) {
        const typeOnly = node.importKind === 'type' || listsTypesOnly(node.specifiers, 'importKind')
        check(node, node.source, typeOnly)
      },
      ExportNamedDeclaration(node) {
        const typeOnly = node.exportKind === 'type' || listsTypesOnly(node.specifiers, 'exportKind')
        check(node, node.source, typeOnly)
      },
      ExportAllDeclaration(node) {
        check(node, node.source, node.exportKind === 'type')
      },
      ImportExpression(node) {
        check(node, node.source, false)
      },
      TSImportType(node) {
        check(node, node.source, true)
      },
    }
  },
}

const parameter = /[?&][\w.-]+=/
const begun = /[?&]([\w.-]+=)?$/

/**
 * The rule that only `withParams` of lib/url adds parameters to a URL. Code that joins them by hand
 * easily adds a second `?`.
 */
export const addressWalls: Rule = {
  create(context) {
    const report = (node: { range: [number, number] }) =>
      context.report({ node, message: 'add parameters by withParams (lib/url)' })
    return {
      TemplateLiteral(node) {
        const texts = node.quasis.map(({ value }) => value.cooked ?? '')
        const isJoined = texts.length > 1 && texts.some((text) => parameter.test(text))
        if (isJoined || texts.slice(0, -1).some((text) => begun.test(text))) report(node)
      },
      Literal(node) {
        const { value } = node
        const isBegun = typeof value === 'string' && /[?&][\w.-]+=$/.test(value)
        if (isBegun) report(node)
      },
      BinaryExpression(node) {
        const isAsked = [node.left, node.right].some(
          (side) => side.type === 'Literal' && /^[?&]/.test(String(side.value)),
        )
        if (node.operator === '+' && isAsked) report(node)
      },
    }
  },
}

/**
 * The rule that an interface is used only inside `declare module` or `declare global`, where it merges with a
 * library's interface. Everywhere else, a type is used.
 */
export const typeWalls: Rule = {
  create: (context) => ({
    TSInterfaceDeclaration(node) {
      if (node.parent.type !== 'TSModuleBlock')
        context.report({ node, message: 'write a type; an interface is for merging' })
    },
  }),
}

export default {
  meta: { name: 'walls' },
  rules: { imports: importWalls, addresses: addressWalls, types: typeWalls },
}
