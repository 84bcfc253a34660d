import { generateMersenne53Randomizer, SimpleFaker } from '@faker-js/faker'
import { hash } from './chance'

/** The input of all random values: the same one gives the same world. */
export type WorldSeed = { seed: number; now: Date }

/** One for each record, so that adding one changes no other; without words, because there are thousands. */
export function fakerFor({ seed, now }: WorldSeed, key: string): SimpleFaker {
  const faker = new SimpleFaker({
    randomizer: generateMersenne53Randomizer(hash(`${seed}:${key}`)),
  })
  faker.setDefaultRefDate(now)
  return faker
}
