import { generateMersenne53Randomizer, SimpleFaker } from '@faker-js/faker'
import { hash } from './chance'

/** The input of all random values. The same input gives the same world. */
export type WorldSeed = { seed: number; now: Date }

/**
 * Returns the source of random values for a record. Each record has its own source, so a new record changes
 * no other record. It has no word lists, because there are thousands of sources.
 */
export function fakerFor({ seed, now }: WorldSeed, key: string): SimpleFaker {
  const faker = new SimpleFaker({
    randomizer: generateMersenne53Randomizer(hash(`${seed}:${key}`)),
  })
  faker.setDefaultRefDate(now)
  return faker
}
