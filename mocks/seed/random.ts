import { generateMersenne53Randomizer, SimpleFaker } from '@faker-js/faker'

/** FNV-1a: a stable 32-bit number for a text. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return value >>> 0
}

/** What makes one world differ from another. */
export type WorldSeed = { seed: number; now: Date }

/**
 * The faker of one record. Each record has its own, so that adding one changes no other. There are thousands, so
 * they bring no words of their own.
 * @param key names the record, e.g. `product:ao-thun`
 */
export function fakerFor({ seed, now }: WorldSeed, key: string): SimpleFaker {
  const faker = new SimpleFaker({
    randomizer: generateMersenne53Randomizer(hash(`${seed}:${key}`)),
  })
  faker.setDefaultRefDate(now)
  return faker
}
