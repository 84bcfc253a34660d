import { generateMersenne53Randomizer, SimpleFaker } from '@faker-js/faker'
import { hash } from './chance'

/** The input of all random values. The same input gives the same world. */
export type WorldSeed = { seed: number; now: Date }

/**
 * Each record has its own, so that adding one changes no other. Without word lists, because there are
 * thousands.
 */
export function fakerFor({ seed, now }: WorldSeed, key: string): SimpleFaker {
  const faker = new SimpleFaker({
    randomizer: generateMersenne53Randomizer(hash(`${seed}:${key}`)),
  })
  faker.setDefaultRefDate(now)
  return faker
}
