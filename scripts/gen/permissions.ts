import type { Operation } from './openapi.ts'

/**
 * Ids of records that do not exist. If a host fails to check a permission, a call with such an id still
 * changes nothing.
 */
const nothing: Readonly<Record<string, string>> = {
  id: '999999999',
  product_id: '999999999',
  return_id: '999999999',
  code: 'CONTRACT-VERIFY',
  key: 'contract-verify',
}

function workflowOf(operation: Operation, who: string, asked: string, wanted: string): string {
  const { operationId, path, body } = operation
  const ids = [...path.matchAll(/\{(\w+)\}/g)].map(
    ([, name = '']) => `{ name: ${name}, in: path, value: ${nothing[name]} }`,
  )
  const json = body?.['application/json'] && 'contentType: application/json, payload: {}'
  const form = body && 'contentType: multipart/form-data, payload: { nothing: nothing }'
  const sent = json || form
  const summary = `${operationId} is for ${operation.access === 'staff' ? 'staff' : 'who has signed in'}`
  return `  - workflowId: ${operationId}${who}
    summary: ${summary}
${who === 'Shopper' ? '    inputs: *own\n' : ''}    steps:
      - stepId: ask
        operationId: ${operationId}
        description: ${asked}
        parameters: [${[...(who === 'Shopper' ? ['*shopper'] : []), ...ids].join(', ')}]
${sent ? `        requestBody: { ${sent} }\n` : ''}        successCriteria: [{ condition: $statusCode == ${wanted} }]
`
}

/** Returns `permissions.gen.ts`, which contains the permission that each operation needs. */
export function permissionsModule(operations: readonly Operation[]): string {
  const rows = operations.flatMap(({ operationId, permission }) =>
    permission ? [`  ${operationId}: '${permission}',`] : [],
  )
  return `// Generated from openapi.yaml by \`npm run gen\`. Not edited by hand.
import type { Permission } from '@/api/generated/model'

/** The right that each operation of the back office needs (\`x-permission\`). Operations for all staff are left out. */
export const permissionOf = {
${rows.join('\n')}
} as const satisfies Readonly<Record<string, Permission>>
`
}

/**
 * Returns the document that tests permissions. It has a rule for each operation and each kind of person who
 * may not call it.
 */
export function permissionsDocument(operations: readonly Operation[]): string {
  const guarded = operations.filter(({ access }) => access !== 'anyone')
  const ofStaff = guarded.filter(({ access }) => access === 'staff')
  return `# Generated from openapi.yaml by \`npm run gen\`. Not edited by hand.
arazzo: 1.0.1
info: { title: Permissions, version: 1.0.0 }
sourceDescriptions:
  - { name: shop, type: openapi, url: ../openapi.yaml }
x-own: &own { $ref: './inputs.yaml' }
x-shopper: &shopper { name: Authorization, in: header, value: 'Bearer {$inputs.token}' }
workflows:
${guarded.map((one) => workflowOf(one, 'Nobody', 'no token', '401')).join('')}${ofStaff
    .map((one) => workflowOf(one, 'Shopper', "a shopper's token", '403'))
    .join('')}`
}
