import styled from 'styled-components'
import type { MessageId } from '@/i18n/message-id.gen'
import { color, media, space, text, title, weight } from '@/theme/tokens.gen'
import { ButtonLink } from '@/ui/actions/Link'
import { ArrowRightIcon } from '@/ui/icons'
import { Accordion } from '@/ui/layout/Accordion'
import { type InfoBlock, type InfoCell, linkedPageTitleIds } from './info-description'
import { useInfoMsg } from './use-info-msg'

type InfoBlockViewProps = {
  block: InfoBlock
  /** The id of the section's heading, which labels the table of the section. */
  headingId: string
}

export function InfoBlockView({ block, headingId }: InfoBlockViewProps) {
  const infoMsg = useInfoMsg()
  if (typeof block === 'string') return <Paragraph>{infoMsg(block)}</Paragraph>
  if ('list' in block)
    return (
      <List>
        {block.list.map((id) => (
          <li key={id}>{infoMsg(id)}</li>
        ))}
      </List>
    )
  if ('steps' in block)
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
  if ('questions' in block)
    return (
      <Accordion
        items={block.questions.map((question) => ({
          id: question,
          title: infoMsg(question),
          content: <Paragraph>{infoMsg(`${question}.text`)}</Paragraph>,
        }))}
      />
    )
  if ('table' in block) return <InfoTable rows={block.table} headingId={headingId} />
  if ('link' in block) return <InfoLink to={block.link} title={linkedPageTitleIds[block.link]} />
  return block.own
}

function InfoLink({ to, title }: { to: string; title: MessageId }) {
  const infoMsg = useInfoMsg()
  return (
    <div>
      <ButtonLink to={to} variant="secondary">
        {infoMsg(title)} <ArrowRightIcon size={20} />
      </ButtonLink>
    </div>
  )
}

type InfoTableProps = { rows: readonly (readonly InfoCell[])[]; headingId: string }

function InfoTable({ rows, headingId }: InfoTableProps) {
  const infoMsg = useInfoMsg()
  const [head, ...body] = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? infoMsg(cell) : cell.text)),
  )
  return (
    <Table aria-labelledby={headingId}>
      <thead>
        <tr>
          {head?.map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {body.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((text) => (
              <td key={text}>{text}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const Paragraph = styled.p`
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
    background: ${color.celadon};
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
    color: ${color.celadon};
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
    overflow-wrap: anywhere;
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
