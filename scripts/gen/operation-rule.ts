import { isReadOperation, refName, type RawOperation, type Schema } from './openapi.ts'

/**
 * Returns the properties that an operation in contract/openapi lacks or has with a wrong value, with the
 * allowed values. An example is "x-access: anyone, user or staff".
 */
export function missingFacts(method: string, operation: RawOperation): string[] {
  const { 'x-access': access, 'x-repeat': repeat, security, responses } = operation
  const isRead = isReadOperation(method, operation)
  const isOpen = security?.some((scheme) => Object.keys(scheme).length === 0) ?? false
  const conflict = responses['409']
  const ownConflict = conflict && 'content' in conflict && conflict.content?.['application/json']
  const parameters = operation.parameters ?? []
  const takesKey = parameters.some(
    (part) => '$ref' in part && refName(part.$ref) === 'IdempotencyKey',
  )
  const says: ReadonlyArray<readonly [wanted: string, isThere: boolean]> = [
    ['operationId', Boolean(operation.operationId)],
    ['summary', Boolean(operation.summary)],
    ['description', Boolean(operation.description)],
    [
      'x-provenance: spec, inferred or assumed',
      ['spec', 'inferred', 'assumed'].includes(operation['x-provenance']),
    ],
    ['x-spec-ref', Boolean(operation['x-spec-ref'])],
    ['x-screens: the screens that call it, or {}', Boolean(operation['x-screens'])],
    ['x-access: anyone, user or staff', ['anyone', 'user', 'staff'].includes(access)],
    [
      'x-permission: a right of `Permission`, or none where any of the staff may',
      access !== 'staff' || Boolean(operation['x-permission']),
    ],
    [
      '`security: []`, as x-access is anyone',
      access !== 'anyone' || security?.length === 0 || isOpen,
    ],
    [
      'x-personal: true, false or partly',
      !isRead || [true, false, 'partly'].includes(operation['x-personal'] ?? ''),
    ],
    [
      'x-staff-content: true or false',
      !isRead || typeof operation['x-staff-content'] === 'boolean',
    ],
    [
      'x-changes: staff-content or nothing',
      isRead ||
        access !== 'staff' ||
        ['staff-content', 'nothing'].includes(operation['x-changes'] ?? ''),
    ],
    [
      'x-repeat: key, seen or harmless',
      isRead || ['key', 'seen', 'harmless'].includes(repeat ?? ''),
    ],
    [
      'the error example idempotencyMismatch in its own 409, as x-repeat is key',
      repeat !== 'key' || !ownConflict || 'idempotencyMismatch' in (ownConflict.examples ?? {}),
    ],
    ['x-repeat: key, as it has the parameter Idempotency-Key', repeat === 'key' || !takesKey],
  ]
  return says.flatMap(([wanted, isThere]) => (isThere ? [] : [wanted]))
}

/** The parts of Redocly's context that the rules use. */
type Context = {
  report(problem: { message: string; location: object }): void
  location: { pointer: string; key(): object; child(name: string): object }
}

/**
 * A rule for Redocly: each operation has all properties that this project needs. Calls that PayPal makes have
 * other rules.
 */
export const operationFactsRule = () => ({
  Operation(operation: RawOperation, { report, location }: Context) {
    const [, path = '', method = '', ...deeper] = location.pointer.split('/')
    if (!path.startsWith('~1') || deeper.length > 0) return
    const lacks = missingFacts(method, operation)
    if (lacks.length > 0)
      report({ message: `This call needs ${lacks.join('; ')}.`, location: location.key() })
  },
})

/** A rule for Redocly: a field can't be required and assumed at the same time. */
export const assumedFieldsRule = () => ({
  Schema({ required = [], 'x-assumed': assumed = [] }: Schema, { report, location }: Context) {
    for (const field of assumed.filter((name) => required.includes(name)))
      report({
        message: `${field} is required, so no host may leave it out.`,
        location: location.child('x-assumed'),
      })
  },
})
