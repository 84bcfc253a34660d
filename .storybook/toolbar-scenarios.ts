import { worldScenarios } from '~mocks/scenarios/catalogue'
import { usual } from './mock-world'
import { globalOf } from './world-names'

/** The scenarios in the toolbar. */
export const toolbarScenarios = [
  { value: usual, title: 'All is well' },
  ...Object.entries(worldScenarios).map(([name, { en: title }]) => ({
    value: globalOf([name]),
    title,
  })),
]
