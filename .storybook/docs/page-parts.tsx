import { Fragment, type ReactNode, useState } from 'react'
import type { Globals } from 'storybook/internal/csf'
import styled from 'styled-components'
import { color, radius, space, text } from '@/theme/tokens.gen'

/** The layout of a Storybook page with text to read. */
const Page = styled.div`
  display: grid;
  gap: ${space(10)};
  max-width: ${space(270)};
  margin-inline: auto;
  padding: ${space(8)} ${space(4)} ${space(16)};

  & > header {
    display: grid;
    gap: ${space(3)};
  }

  & code {
    padding: 1px ${space(1)};
    border-radius: ${radius.sm};
    background: ${color.sand};
    font-size: 0.875em;
  }
`

/** The sentence below the title of a page. */
const Lead = styled.p`
  max-width: 62ch;
  font-size: ${text.lg};
`

export const Note = styled.p`
  max-width: 72ch;
  padding-block-end: ${space(2)};
  color: ${color.inkSoft};
  font-size: ${text.sm};
`

type SectionProps = { id: string; title: ReactNode; children: ReactNode }

export function Section({ id, title, children }: SectionProps) {
  return (
    <Block aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Block>
  )
}

const Block = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(4)};

  & > h2 {
    padding-block-end: ${space(2)};
    border-block-end: 1px solid ${color.line};
  }
`

const Table = styled.table`
  width: 100%;
  font-size: ${text.sm};

  & th,
  & td {
    padding: ${space(2)} ${space(4)} ${space(2)} 0;
    border-block-end: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;
  }

  & tbody th {
    width: 30%;
    font-weight: inherit;
  }
`

type FactsProps = {
  rows: readonly (readonly [ReactNode, ReactNode])[]
  /** True when the first column shows keys of the keyboard. */
  keys?: boolean
}

/** A table of names, each with its description. */
export function Facts({ rows, keys }: FactsProps) {
  return (
    <Table>
      <tbody>
        {rows.map(([name, what], at) => (
          <tr key={typeof name === 'string' ? name : at}>
            <th scope="row">{keys ? <kbd>{name}</kbd> : <b>{name}</b>}</th>
            <td>{typeof what === 'string' ? <TextWithCode text={what} /> : what}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

type BookPageProps = { title: string; lead: string; children: ReactNode }

/** A page of text in Storybook: a title, a sentence below the title, and the content. */
export function BookPage({ title, lead, children }: BookPageProps) {
  return (
    <Page lang="en">
      <header>
        <h1>{title}</h1>
        <Lead>{lead}</Lead>
      </header>
      {children}
    </Page>
  )
}

/** Shows a text in which backticks mark code, as in doc comments. */
export function TextWithCode({ text }: { text: string }) {
  const parts = [...text.matchAll(/`([^`]+)`|[^`]+/g)]
  return parts.map(({ 0: whole, 1: code, index }) => (
    <Fragment key={index}>{code ? <code>{code}</code> : whole}</Fragment>
  ))
}

/**
 * Returns the attributes of a link from one of Storybook's pages to a story. `globals` are the settings of
 * the toolbar, which stay the same in the story.
 */
export function storyLink(id: string, globals: Globals) {
  const settings = Object.entries(globals).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === 'string') return `${name}:${value}`
    const inner = typeof value === 'object' && value && Reflect.get(value, 'value')
    return typeof inner === 'string' ? `${name}.value:${inner}` : []
  })
  return { href: `./?path=/story/${id}&globals=${settings.join(';')}`, target: '_top' } as const
}

/** A row of samples, such as colours, each with its name below. */
export const Specimens = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${space(50)}, 1fr));
  gap: ${space(4)};
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    align-content: start;
    justify-items: start;
    gap: ${space(2)};
    font-size: ${text.sm};
    overflow-wrap: anywhere;
  }
`

/**
 * Shows the name of a token as styles write it, and its value if there is one. A click on either copies the
 * text.
 */
export function TokenName({ name, value = '' }: { name: string; value?: string }) {
  return (
    <span>
      <CopyButton text={name} /> {value && <CopyButton text={value} />}
    </span>
  )
}

function CopyButton({ text: copied }: { text: string }) {
  const [isDone, setIsDone] = useState(false)
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(copied)
    setIsDone(true)
  }
  return (
    <Copy title={`Copy ${copied}`} onClick={() => void copy()}>
      <code>{copied}</code>
      <span aria-live="polite">{isDone && ' copied'}</span>
    </Copy>
  )
}

const Copy = styled.button`
  padding: 0;
  text-align: start;
`
