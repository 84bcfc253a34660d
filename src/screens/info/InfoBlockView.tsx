import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media } from '@/theme/breakpoints'
import { color, space, text, title, weight } from '@/theme/tokens'
import { ButtonLink } from '@/ui/actions/Link'
import { ArrowRightIcon } from '@/ui/icons'
import { Accordion } from '@/ui/layout/Accordion'
import type { InfoBlock } from './info-description'
import { useInfoMsg } from './use-info-msg'

type InfoBlockViewProps = {
  /** A paragraph, a list, a table, questions, or a slot. */
  block: InfoBlock
  /** Id of the section's heading, which labels a table. */
  headingId: string
  /** What stands in place of each slot, by its name. */
  slots: Readonly<Record<string, ReactNode>>
}

/** Renders one block of a section by its kind. */
export function InfoBlockView({ block, headingId, slots }: InfoBlockViewProps) {
  const infoMsg = useInfoMsg()
  switch (block.kind) {
    case 'text':
      return <Text>{infoMsg(block.text)}</Text>
    case 'list':
      return (
        <List>
          {block.items.map((id) => (
            <li key={id}>{infoMsg(id)}</li>
          ))}
        </List>
      )
    case 'steps':
      return (
        <Steps>
          {block.steps.map((step) => (
            <li key={step}>
              <h3>{infoMsg(step)}</h3>
              <p>{infoMsg(`${step}.text`)}</p>
            </li>
          ))}
        </Steps>
      )
    case 'table':
      return <InfoTable {...block} headingId={headingId} />
    case 'questions':
      return (
        <Accordion
          items={block.questions.map((question) => ({
            id: question,
            title: infoMsg(question),
            content: <Answer>{infoMsg(`${question}.text`)}</Answer>,
          }))}
        />
      )
    case 'link':
      return (
        <div>
          <ButtonLink to={block.to} variant="secondary">
            {infoMsg(block.text)} <ArrowRightIcon size={20} />
          </ButtonLink>
        </div>
      )
    case 'slot':
      return slots[block.slot]
  }
}

type InfoTableProps = Omit<Extract<InfoBlock, { kind: 'table' }>, 'kind'> & { headingId: string }

/** A small table of texts; the first cell of each row is its header. */
function InfoTable({ head, rows, headingId }: InfoTableProps) {
  const infoMsg = useInfoMsg()
  return (
    <Table aria-labelledby={headingId}>
      <thead>
        <tr>
          {head.map((id) => (
            <th key={id} scope="col">
              {infoMsg(id)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            {name && <th scope="row">{infoMsg(name)}</th>}
            {cells.map((id) => (
              <td key={id}>{infoMsg(id)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const Text = styled.p`
  max-width: 38em;
  text-wrap: pretty;
`

const List = styled.ul`
  display: grid;
  max-width: 38em;
  gap: ${space(3)};

  & > li {
    display: grid;
    gap: ${space(3)};
    grid-template-columns: auto 1fr;
  }

  & > li::before {
    width: 7px;
    height: 7px;
    margin-top: 0.6em;
    border-radius: 0 100% 0 100%;
    background: ${color.accent};
    content: '';
  }
`

const Steps = styled.ol`
  display: grid;
  gap: ${space(6)};
  counter-reset: step;

  ${media.tablet} {
    gap: ${space(8)};
    grid-template-columns: 1fr 1fr;
  }

  & > li {
    display: grid;
    align-content: start;
    gap: ${space(1)} ${space(4)};
    grid-template-columns: auto 1fr;
    counter-increment: step;
  }

  & > li::before {
    min-width: 1em;
    color: ${color.accent};
    font: ${title.h2};
    line-height: 1;
    content: counter(step);
    grid-row: span 2;
  }

  & h3 {
    font: ${title.h4};
  }

  & p {
    color: ${color.inkSoft};
  }
`

const Table = styled.table`
  width: 100%;
  text-align: start;

  & :is(th, td) {
    padding: ${space(3)} ${space(4)} ${space(3)} 0;
    border-bottom: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;
  }

  & thead th {
    color: ${color.inkSoft};
    font-size: ${text.sm};
    font-weight: ${weight.regular};
  }

  & tbody th {
    width: 45%;
  }
`

const Answer = styled.p`
  max-width: 38em;
`
