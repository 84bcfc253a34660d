import { generateMersenne53Randomizer, SimpleFaker } from '@faker-js/faker'
import { hash } from './chance'

/** The input of all random values. The same seed and time give the same world. */
export type WorldSeed = { seed: number; now: Date }

/**
 * Returns the source of random values for one record. Each record has its own source, so a new record does
 * not change the other records. The source has no word lists, because there are thousands of sources.
 */
export function fakerFor({ seed, now }: WorldSeed, key: string): SimpleFaker {
  const faker = new SimpleFaker({
    randomizer: generateMersenne53Randomizer(hash(`${seed}:${key}`)),
  })
  faker.setDefaultRefDate(now)
  return faker
}
