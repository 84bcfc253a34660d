import { addons } from 'storybook/manager-api'
import { brandTheme } from './brand-theme'
import { nameForPeople } from './docs/name-for-people'

addons.setConfig({
  theme: brandTheme,
  sidebar: {
    showRoots: true,
    renderLabel: ({ name, type }) => (type === 'story' ? name : nameForPeople(name)),
  },
})
