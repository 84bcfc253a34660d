export interface NewFile {
  path: string
  content: string
}

const kebab = (name: string): string => name.replaceAll(/\B[A-Z]/g, '-$&').toLowerCase()

/** Returns the path of a new component below `src`, without extension. Throws on a kind or name that does not fit. */
export function componentPath(kind: string, name: string): string {
  const [, room, component = ''] = /^(?:([a-z][a-z-]*)\/)?([A-Z]\w*)$/.exec(name) ?? []
  if (kind === 'ui' && component && room) return `ui/${room}/${component}`
  if (kind === 'feature' && component && room) return `features/${room}/${component}`
  if (kind === 'screen' && component && !room) {
    const bare = component.replace(/Screen$/, '')
    return `screens/${kebab(bare)}/${bare}Screen`
  }
  throw new Error('Usage: npm run new -- ui room/Name | feature room/Name | screen Name')
}

/** Returns a component and the story that mirrors it; what the story shows is the component's first test. */
export function scaffold(kind: string, name: string): NewFile[] {
  const path = componentPath(kind, name)
  const component = path.split('/').at(-1) ?? ''
  return [
    { path: `src/${path}.tsx`, content: componentText(component) },
    { path: `stories/${path}.stories.tsx`, content: storyText(path, component) },
  ]
}

function componentText(component: string): string {
  return `import type { ReactNode } from 'react'
import styled from 'styled-components'
import { space } from '@/theme/tokens'

export type ${component}Props = {
  children: ReactNode
}

/** What it is for, in one sentence. */
export function ${component}({ children }: ${component}Props) {
  return <Frame>{children}</Frame>
}

const Frame = styled.div\`
  padding: \${space(4)};
\`
`
}

function storyText(path: string, component: string): string {
  return `import preview from '#.storybook/preview'
import { ${component} } from '@/${path}'

const meta = preview.meta({
  component: ${component},
  args: { children: '${component}' },
})

export const Plain = meta.story({ parameters: { shows: ['${component}'] } })
`
}
