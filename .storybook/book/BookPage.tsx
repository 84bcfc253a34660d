import { type ReactNode, Suspense } from 'react'
import { Crumbs, Lead, Page } from '../docs/page-parts'

type BookPageProps = { place: string; title: string; lead: ReactNode; children: ReactNode }

/** A page of Storybook that is a story itself: start, foundations, patterns, flows. */
export function BookPage({ place, title, lead, children }: BookPageProps) {
  return (
    <Page lang="en">
      <header>
        <Crumbs>{place}</Crumbs>
        <h1>{title}</h1>
        <Lead>{lead}</Lead>
      </header>
      <Suspense fallback={null}>{children}</Suspense>
    </Page>
  )
}
