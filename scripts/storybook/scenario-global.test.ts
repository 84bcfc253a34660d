import { expect, it } from 'vitest'
import { globalOf, namesInGlobal } from '../../.storybook/scenario-global.ts'
import { errorCatalogue } from '../../mocks/errors/catalogue.ts'

it.each(errorCatalogue.map(({ id, scenario }) => [id, scenario] as const))(
  "the scenarios of %s fit into Storybook's URL and can be read from it",
  (_, scenario) => {
    const value = globalOf(scenario)
    expect(value).toMatch(/^[a-zA-Z0-9 _-]*$/)
    expect(namesInGlobal(value)).toEqual(scenario)
  },
)
