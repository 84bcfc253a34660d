import { readFileSync } from 'node:fs'
import type { RuleTester } from 'oxlint/plugins-dev'
import { newerFunctions } from '../../scripts/lib/newer.ts'

type Rule = Parameters<RuleTester['run']>[1]
type Node = { type: string; name?: string; optional?: boolean; parent?: Node }

/**
 * Functions that src/lib/older-browsers.ts adds to browsers without them, so all code may use these
 * functions.
 */
const source = new URL('../../src/lib/older-browsers.ts', import.meta.url)
const brought = new Set(
  [...readFileSync(source, 'utf8').matchAll(/^(\w+\.\w+) \?\?=/gm)].map(([, name]) => name),
)

/**
 * Global objects of a page with their classes, because the list of newer functions has the names of classes.
 */
const instances: Readonly<Record<string, string>> = {
  document: 'Document',
  navigator: 'Navigator',
  window: 'Window',
  self: 'Window',
}

/**
 * True when the code checks whether the function exists, as in `x?.()`, `typeof x`, `'x' in y` or `if (x)`.
 */
function isAsked(node: Node): boolean {
  const { parent } = node
  if (!parent) return false
  if ((parent.type === 'CallExpression' || parent.type === 'MemberExpression') && parent.optional)
    return true
  return /^(IfStatement|UnaryExpression|LogicalExpression|ConditionalExpression|BinaryExpression)$/.test(
    parent.type,
  )
}

/**
 * The rule that forbids functions which a supported browser lacks. `browserslist` in package.json names the
 * browsers, and MDN's data say which functions they have. Methods of values, such as `list.toSorted()`, are
 * checked by the compiler (option `lib`).
 */
export const supportedRule: Rule = {
  create(context) {
    function check(node: { range: [number, number] }, name: string) {
      if (!newerFunctions.has(name) || brought.has(name) || isAsked(node as unknown as Node)) return
      if (context.sourceCode.text.includes(`'${name.split('.')[1]}' in `)) return
      context.report({
        node,
        message: `a supported browser has no ${name}: ask whether it is there, or bring it in lib/older-browsers.ts`,
      })
    }
    return {
      MemberExpression(node) {
        const { object, property, computed } = node
        if (computed || object.type !== 'Identifier' || property.type !== 'Identifier') return
        check(node, `${instances[object.name] ?? object.name}.${property.name}`)
      },
      NewExpression(node) {
        if (node.callee.type === 'Identifier') check(node, node.callee.name)
      },
      Literal(node) {
        if ('regex' in node && node.regex.flags.includes('v'))
          context.report({ node, message: 'a supported browser does not read expressions with v' })
      },
    }
  },
}

export default { meta: { name: 'browsers' }, rules: { supported: supportedRule } }
