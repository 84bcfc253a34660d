import { ArgTypes, DocsContext, Unstyled } from '@storybook/addon-docs/blocks'
import { Suspense, useContext } from 'react'
import { Tag } from '@/ui/data/Tag'
import { sourceFileOf, type Status, statusOf } from '../status'
import { AccessFacts } from './AccessFacts'
import { ComponentFacts } from './ComponentFacts'
import { ComponentGuide } from './ComponentGuide'
import { ComponentStates } from './ComponentStates'
import { nameForPeople } from './name-for-people'
import { Crumbs, Lead, Note, Page, Section } from './page-parts'
import { Words } from './Words'

/** The docs page of every component: what it is for, how it is built, all its states, and where the shop uses it. */
export function ComponentPage() {
  const docs = useContext(DocsContext)
  const stories = docs.componentStories()
  const [first] = stories
  if (!first) return null
  const { component, parameters, tags, title } = first
  const path = title.split('/')
  const name = path.at(-1) ?? title
  const purpose: string | undefined = parameters.docs?.extractComponentDescription?.(
    component,
    first,
  )
  const file = sourceFileOf(String(parameters.fileName))
  return (
    <Unstyled>
      <Page>
        <header>
          <Crumbs>{path.slice(0, -1).join(' / ')}</Crumbs>
          <h1>{nameForPeople(name)}</h1>
          <Lead>
            <Words text={purpose || 'No doc comment in the source says yet what this is for.'} />
          </Lead>
          <Note>
            <StatusTag {...statusOf(tags)} /> <code>{`<${name}>`}</code> in <code>{file}</code>
          </Note>
        </header>
        <ComponentGuide guide={parameters.guide} />
        <Section
          id="states"
          title={stories.length === 1 ? 'One state' : `${stories.length} states`}
        >
          <ComponentStates stories={stories} />
        </Section>
        <Section id="access" title="Access">
          <AccessFacts file={file} stories={stories} guide={parameters.guide} />
        </Section>
        {component && (
          <Section id="props" title="Props">
            <ArgTypes of={component} />
          </Section>
        )}
        <Suspense fallback={null}>
          <ComponentFacts file={file} />
        </Suspense>
      </Page>
    </Unstyled>
  )
}

const statusTones = { stable: 'positive', trial: 'warning', deprecated: 'danger' } as const

function StatusTag({ name, since }: Status) {
  return (
    <Tag tone={statusTones[name]}>
      {nameForPeople(name)} since {since}
    </Tag>
  )
}
