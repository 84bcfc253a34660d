import { generateMersenne53Randomizer, SimpleFaker } from '@faker-js/faker'

/** Returns a 32-bit hash of a text (FNV-1a). */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return value >>> 0
}

/** The input of all random values: the same one gives the same world. */
export type WorldSeed = { seed: number; now: Date }

/**
 * Returns the faker of one record. Each record has its own, so that adding one changes no other. It is a
 * `SimpleFaker`, without words, because there are thousands of them.
 * @param key names the record, e.g. `product:ao-thun`
 */
export function fakerFor({ seed, now }: WorldSeed, key: string): SimpleFaker {
  const faker = new SimpleFaker({
    randomizer: generateMersenne53Randomizer(hash(`${seed}:${key}`)),
  })
  faker.setDefaultRefDate(now)
  return faker
}
