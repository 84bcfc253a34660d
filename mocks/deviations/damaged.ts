export type Damaged = { name: string; value: unknown }

/**
 * Returns every version of a value with one damaged field, at any depth. The field is absent, null, or of
 * another type.
 */
export function damagedVersions(value: unknown, at = ''): Damaged[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, field]: [string, unknown]) => {
    const path = `${at}/${key}`
    const replaced = (name: string, other: unknown): Damaged => ({
      name: `${path} ${name}`,
      value: withField(value, key, other),
    })
    const inside = damagedVersions(field, path).map(({ name, value: other }) => ({
      name,
      value: withField(value, key, other),
    }))
    const wrong = wrongTypes(field).map((other) => replaced(`= ${JSON.stringify(other)}`, other))
    return [replaced('is missing', undefined), replaced('= null', null), ...wrong, ...inside]
  })
}

function wrongTypes(field: unknown): unknown[] {
  if (Array.isArray(field)) return ['text', {}, 7, [null]]
  return typeof field === 'object' ? ['text', [7], 7] : [{ a: 1 }, [], 12, true]
}

/**
 * Returns a copy with another value in one field. With `undefined` the field is left out, or removed from a
 * list.
 */
function withField(value: object, key: string, other: unknown): unknown {
  if (Array.isArray(value)) {
    return value.flatMap((entry: unknown, index) =>
      String(index) === key ? (other === undefined ? [] : [other]) : [entry],
    )
  }
  const { [key]: _left, ...rest }: Record<string, unknown> = { ...value }
  return other === undefined ? rest : { ...rest, [key]: other }
}
