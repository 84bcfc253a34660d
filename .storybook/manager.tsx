/** @jsxRuntime classic */
/** @jsx createElement */
// Storybook's sidebar has its own copy of React. The JSX of this file compiles to calls of `createElement`,
// so the import is used.
// oxlint-disable-next-line eslint/no-unused-vars
import { createElement } from 'react'
import { addons, experimental_getStatusStore, types } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import { readBook } from './book'
import { nameForPeople } from './docs/name-for-people'
import { NoteButton } from './manager/NoteButton'
import { PhoneCode } from './manager/PhoneCode'
import { ScenarioMenu } from './manager/ScenarioMenu'

addons.setConfig({
  // With this width of the sidebar, 1200 px of a screen of 1440 px remain for the canvas. The desktop layout
  // begins at 1200 px. The panel is closed, and the key `A` opens it.
  navSize: 236,
  bottomPanelHeight: 0,
  rightPanelWidth: 0,
  theme: create({
    base: 'light',
    // main.ts passes the brand, because this page is built without Vite and its aliases.
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
  const tools = {
    'State of the world': ScenarioMenu,
    'On a phone': PhoneCode,
    'Note to developers': NoteButton,
  }
  for (const [title, Tool] of Object.entries(tools))
    addons.add(`shop/${title}`, {
      type: types.TOOL,
      title,
      match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
      render: () => <Tool />,
    })
  void markChanges()
})

/** Marks the stories that changed since the commit that this build was compared with. */
async function markChanges(): Promise<void> {
  const { since } = await readBook()
  // Setting no statuses would make Storybook build its sidebar again.
  if (!since) return
  const typeId = 'shop/changes'
  experimental_getStatusStore(typeId).set(
    since.changes.flatMap(({ id, kind, widths }) =>
      kind === 'gone'
        ? []
        : {
            typeId,
            storyId: id,
            value: `status-value:${kind}` as const,
            title: 'What changed',
            description: kind === 'new' ? 'New' : `Looks different at ${widths.join(', ')} px`,
          },
    ),
  )
}
