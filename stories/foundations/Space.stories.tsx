import preview from '#.storybook/preview'
import styled from 'styled-components'
import { color, size, space } from '@/theme/tokens'
import { tokenRows, valueOf } from '../../.storybook/book/token-rows'
import { BookPage, Section, Table } from '../../.storybook/docs/page-parts'

const meta = preview.meta({ tags: ['!autodocs'], parameters: { layout: 'fullscreen' } })

const steps = [
  [1, 'between an icon and its word'],
  [2, 'between lines that belong together'],
  [3, 'inside small controls'],
  [4, 'between fields, inside cards on a phone'],
  [6, 'between groups, inside cards'],
  [8, 'between parts of a page on a phone'],
  [12, 'between parts of a page'],
  [16, 'below a page, between sections of home'],
] as const

/** The 4 px grid, and the sizes that stay the same everywhere. */
export const Space = meta.story({
  render: () => (
    <BookPage
      place="Foundations"
      title="Space"
      lead="Everything stands on a 4 px grid: space(4) is 16 px. More room means less relation."
    >
      <Section id="steps" title="Steps">
        <Table>
          <tbody>
            {steps.map(([count, use]) => (
              <tr key={count}>
                <th scope="row">
                  <code>space({count})</code>
                </th>
                <td>{space(count)}</td>
                <td>
                  <Bar style={{ width: space(count) }} />
                </td>
                <td>{use}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Section>
      <Section id="sizes" title="Sizes">
        <Table>
          <tbody>
            {tokenRows('size').map(({ token, value, role }) => (
              <tr key={token}>
                <th scope="row">
                  <code>{token}</code>
                </th>
                <td>{valueOf(value)}</td>
                <td>{role}</td>
              </tr>
            ))}
          </tbody>
        </Table>
        <Target>{size.target} square: the smallest target for a finger</Target>
      </Section>
    </BookPage>
  ),
})

const Bar = styled.div`
  height: ${space(4)};
  background: ${color.celadon};
`

const Target = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(3)};

  &::before {
    width: ${size.target};
    height: ${size.target};
    background: ${color.celadonSoft};
    content: '';
  }
`
