import { generateMersenne53Randomizer, SimpleFaker } from '@faker-js/faker'
import { hash } from './chance'

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
