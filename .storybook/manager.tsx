/** @jsxRuntime classic */
/** @jsx createElement */
// The sidebar has a React of its own, and its JSX is this function.
// oxlint-disable-next-line eslint/no-unused-vars
import { createElement } from 'react'
import { addons, types } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import { nameForPeople } from './docs/name-for-people'
import { ScenarioMenu } from './manager/ScenarioMenu'

addons.setConfig({
  // On a screen of 1440 px the canvas then is 1200 px wide, where the desktop's layout begins; `A` opens the
  // panel.
  navSize: 236,
  bottomPanelHeight: 0,
  rightPanelWidth: 0,
  theme: create({
    base: 'light',
    // main.ts says it: this page is made without Vite, and its aliases.
    brandTitle: process.env['STORYBOOK_BRAND'] ?? '',
    brandUrl: './',
    brandImage: './brand/logo.svg',
    brandTarget: '_self',
  }),
  sidebar: {
    showRoots: true,
    renderLabel: ({ name }) => nameForPeople(name),
  },
})

addons.register('shop', () => {
  addons.add('shop/scenario', {
    type: types.TOOL,
    title: 'State of the world',
    match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
    render: () => <ScenarioMenu />,
  })
})
