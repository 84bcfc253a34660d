import preview from '#.storybook/preview'
import type { Globals } from 'storybook/internal/csf'
import styled from 'styled-components'
import { color, space } from '@/theme/tokens.gen'
import { type Book, type StoryChange, picturePath, readBook } from '../../.storybook/book'
import { BookPage, Section, storyLink } from '../../.storybook/docs/page-parts'

const meta = preview.meta({ tags: ['!autodocs'], parameters: { layout: 'fullscreen' } })

const titles = { new: 'New', modified: 'Looks different', gone: 'Gone' } as const

/** The stories that are new, changed or gone since another commit, with their pictures. */
export const WhatChanged = meta.story({
  loaders: [async () => ({ book: await readBook() })],
  render: (_, { loaded, globals }) => <Changes {...loaded.book} globals={globals} />,
})

function Changes({ since, globals }: Book & { globals: Globals }) {
  if (!since)
    return (
      <BookPage title="What changed" lead="This Storybook was not compared with an older one.">
        <p>
          <code>npm run build-storybook -- --since main</code> compares it with the commit where
          this branch left <code>main</code>.
        </p>
      </BookPage>
    )
  const { commit, affected, changes } = since
  const byKind = Map.groupBy(changes, ({ kind }) => kind)
  const lead =
    changes.length === 0
      ? `Nothing looks different since ${commit}.`
      : `Since ${commit}: ${[...byKind].map(([kind, { length }]) => `${length} ${titles[kind].toLowerCase()}`).join(', ')}.`
  return (
    <BookPage title="What changed" lead={lead}>
      <p>
        {affected} stories lead to a changed file; their pictures were compared at three widths. In
        the sidebar, “Show new and modified stories” leaves only the marked ones.
      </p>
      {[...byKind].map(([kind, own]) => (
        <Section key={kind} id={kind} title={titles[kind]}>
          {own.map((change) => (
            <OneChange key={change.id} {...change} globals={globals} />
          ))}
        </Section>
      ))}
    </BookPage>
  )
}

function OneChange({ id, title, name, kind, widths, globals }: StoryChange & { globals: Globals }) {
  const label = `${title} / ${name}`
  return (
    <article>
      <h3>{kind === 'gone' ? label : <a {...storyLink(id, globals)}>{label}</a>}</h3>
      {widths.map((width) => {
        const [before, after] = [picturePath(id, width, 'before'), picturePath(id, width, 'after')]
        return (
          <Pictures key={width}>
            <Picture title={`${width} px, before`} of={[before]} />
            <Picture title="after" of={[after]} />
            <Picture title="difference: black is the same" of={[before, after]} />
          </Pictures>
        )
      })}
    </article>
  )
}

/** One picture that opens at full size, or two pictures on top of each other that show the difference. */
function Picture({ title, of }: { title: string; of: readonly string[] }) {
  return (
    <a href={of.at(-1)} target="_blank" rel="noreferrer">
      {title}
      <span>
        {of.map((file) => (
          <img key={file} alt="" loading="lazy" src={file} />
        ))}
      </span>
    </a>
  )
}

const Pictures = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(4)};
  margin-block: ${space(4)};

  & span {
    display: grid;
    align-items: start;
    isolation: isolate;
    border: 1px solid ${color.line};
  }

  & img {
    grid-area: 1 / 1;
    width: 100%;
  }

  & img + img {
    mix-blend-mode: difference;
  }
`
