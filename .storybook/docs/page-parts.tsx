import { Fragment, type ReactNode } from 'react'
import styled from 'styled-components'
import { color, radius, space, text } from '@/theme/tokens.gen'

/** A page of Storybook that is read. */
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

/** One sentence below the title. */
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
  /** Marks the first column as keys of the keyboard. */
  keys?: boolean
}

/** Names and what each is for. */
export function Facts({ rows, keys }: FactsProps) {
  return (
    <Table>
      <tbody>
        {rows.map(([name, what], at) => (
          <tr key={typeof name === 'string' ? name : at}>
            <th scope="row">{keys ? <kbd>{name}</kbd> : <b>{name}</b>}</th>
            <td>{typeof what === 'string' ? <Words text={what} /> : what}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

type BookPageProps = { title: string; lead: string; children: ReactNode }

/** A page of Foundations. */
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

/** A sentence whose `code` stands between backticks, as in doc comments. */
export function Words({ text }: { text: string }) {
  const parts = [...text.matchAll(/`([^`]+)`|[^`]+/g)]
  return parts.map(({ 0: whole, 1: code, index }) => (
    <Fragment key={index}>{code ? <code>{code}</code> : whole}</Fragment>
  ))
}
