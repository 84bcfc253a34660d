import { use, useState } from 'react'
import styled from 'styled-components'
import { color, space, text } from '@/theme/tokens'
import brand from '@brand/brand.json'
import product from '../../docs/product.md?raw'
import { errorCatalogue } from '../../mocks/errors/catalogue'
import { linkOf } from '../../mocks/errors/row'
import { BookPage, Section } from '../docs/page-parts'
import { StoryLink } from '../docs/StoryLink'
import { Words } from '../docs/Words'
import { type Proof, readSpecification, type Sentence, type SpecificationRun } from './sentences'

const sections = readSpecification(product).filter(({ sentences }) => sentences.length > 0)

async function loadRun(): Promise<SpecificationRun> {
  const response = await fetch('./specification.json')
  return await response.json()
}
const run = loadRun()

/** What a sentence is by its tests: failing when one of them fails. */
type State = 'holds' | 'fails' | 'no test' | 'not run'

function stateOf({ noTest }: Sentence, proofs: readonly Proof[]): State {
  if (noTest !== undefined) return 'no test'
  if (proofs.some(({ status }) => status === 'failed')) return 'fails'
  return proofs.some(({ status }) => status === 'passed') ? 'holds' : 'not run'
}

const states: readonly State[] = ['holds', 'fails', 'no test', 'not run']

/** Each sentence of docs/product.md with the tests that hold the shop to it, and how they ended in the last run. */
export function SpecificationPage() {
  return (
    <BookPage
      place={brand.seo.title}
      title="Specification"
      lead="Every sentence of docs/product.md, with the tests that carry its number and how they ended in the last run of all tests. A story opens in the state that the sentence is about; the other links open the shop."
    >
      <Sentences />
    </BookPage>
  )
}

function Sentences() {
  const { endedAt, proofs } = use(run)
  const [chosen, setChosen] = useState<State | 'all'>('all')
  const [shop, setShop] = useState('http://localhost:5173')
  const rows = sections.flatMap((section) =>
    section.sentences.map((sentence) => {
      const own = proofs[sentence.id] ?? []
      return { section, sentence, proofs: own, state: stateOf(sentence, own) }
    }),
  )
  const shown = rows.filter(({ state }) => chosen === 'all' || chosen === state)
  return (
    <>
      <Choices>
        <legend>
          {endedAt
            ? `The run of ${endedAt.slice(0, 16).replace('T', ' ')} UTC`
            : 'No run yet: npm test'}
        </legend>
        {(['all', ...states] as const).map((state) => (
          <label key={state}>
            <input
              type="radio"
              name="state"
              checked={chosen === state}
              onChange={() => setChosen(state)}
            />
            {state} (
            {state === 'all' ? rows.length : rows.filter((row) => row.state === state).length})
          </label>
        ))}
        <label>
          Links open the shop at{' '}
          <input type="url" value={shop} onChange={(event) => setShop(event.target.value)} />
        </label>
      </Choices>
      {sections.map((section) => {
        const own = shown.filter((row) => row.section === section)
        if (own.length === 0) return null
        return (
          <Section key={section.id} id={`s${section.id}`} title={`${section.id} ${section.title}`}>
            {section.opens && <a href={shop + section.opens}>Open in the shop</a>}
            <List>
              {own.map(({ sentence, proofs: found, state }) => (
                <li key={sentence.id} id={`s${sentence.id}`}>
                  <Mark $state={state}>{state}</Mark>
                  <div>
                    <b>§{sentence.id}</b> <Words text={sentence.text.replaceAll('**', '')} />
                    {sentence.noTest && <Reason>No test: {sentence.noTest}</Reason>}
                    <Proofs proofs={found} />
                    <ErrorLinks id={sentence.id} shop={shop} />
                  </div>
                </li>
              ))}
            </List>
          </Section>
        )
      })}
    </>
  )
}

function Proofs({ proofs }: { proofs: readonly Proof[] }) {
  if (proofs.length === 0) return null
  return (
    <details>
      <summary>{proofs.length === 1 ? '1 test' : `${proofs.length} tests`}</summary>
      <ul>
        {proofs.map(({ title, file, status, story }) => (
          <li key={`${file} ${title}`}>
            {story ? (
              <StoryLink id={story} view="story">
                {title}
              </StoryLink>
            ) : (
              title
            )}{' '}
            <code>{file}</code> {status !== 'passed' && <b>{status}</b>}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Addresses of the shop with exactly this error, from the error catalogue. */
function ErrorLinks({ id, shop }: { id: string; shop: string }) {
  const rows = errorCatalogue.filter(({ sentence }) => sentence === `§${id}`)
  if (rows.length === 0) return null
  return (
    <Reason>
      Open in the shop:{' '}
      {rows.map((row) => (
        <a key={row.id} href={shop + linkOf(row)}>
          {row.id}
        </a>
      ))}
    </Reason>
  )
}

const Choices = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(6)};
  padding: 0;
  border: 0;

  & legend {
    padding-block-end: ${space(2)};
  }

  & input[type='url'] {
    width: 30ch;
    padding: ${space(1)};
  }
`

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: 10ch minmax(0, 1fr);
    gap: ${space(4)};
  }

  & details {
    color: ${color.inkSoft};
    font-size: ${text.sm};
  }
`

const markColors: Readonly<Record<State, string>> = {
  holds: color.positive,
  fails: color.danger,
  'no test': color.inkSoft,
  'not run': color.warning,
}

const Mark = styled.span<{ $state: State }>`
  color: ${({ $state }) => markColors[$state]};
  font-weight: 600;
  font-size: ${text.sm};

  &::before {
    content: '● ';
  }
`

const Reason = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
  color: ${color.inkSoft};
  font-size: ${text.sm};
`
