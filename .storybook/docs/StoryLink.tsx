import type { MouseEvent, ReactNode } from 'react'
import { addons } from 'storybook/preview-api'
import styled from 'styled-components'
import { color } from '@/theme/tokens'

/** A page of Storybook. */
type StoryPlace = {
  /** Id of a story or a docs page. */
  id: string
  view?: 'story' | 'docs'
  /** Toolbar values to open it with, as in Storybook's address: `locale:en;viewport.value:phone`. */
  globals?: string
  /** Control values, as in Storybook's address: `slug:ao-dai`. */
  args?: string
}

/** Returns Storybook's query for a page. */
export function storyQuery({ id, view = 'story', globals, args }: StoryPlace): string {
  const more = [args && `&args=${args}`, globals && `&globals=${globals}`]
  return `?path=/${view}/${id}${more.filter(Boolean).join('')}`
}

type StoryLinkProps = StoryPlace & { children: ReactNode }

/** A link to another page of Storybook. A plain click changes the page without loading Storybook anew. */
export function StoryLink({ children, ...place }: StoryLinkProps) {
  const query = storyQuery(place)
  function open(event: MouseEvent) {
    // With toolbar values the whole page loads: Storybook reads them from the address only then.
    if (place.globals || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    addons.getChannel().emit('navigateUrl', query)
  }
  return (
    <Anchor href={`./${query}`} target="_top" onClick={open}>
      {children}
    </Anchor>
  )
}

const Anchor = styled.a`
  color: ${color.accent};
  text-underline-offset: 3px;
`
