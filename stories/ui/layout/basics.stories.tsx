import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { Tag } from '@/ui/data/Tag'
import { Grid, Row, Stack, Text } from '@/ui/layout/basics'

const tags = ['Lụa', 'Gấm', 'Đũi', 'Voan', 'Nhung', 'Taffeta'].map((name) => (
  <Tag key={name}>{name}</Tag>
))

const meta = preview.meta({
  component: Stack,
  parameters: {
    guide: {
      use: [
        '`Stack` for what stands below one another, `Row` for what stands beside one another.',
        '`Grid` for columns that keep their width whatever they hold.',
        'With `as` for what it is: `ul`, `section`, `form`.',
        '`Text` for a text that differs from its surroundings in size, weight or colour only.',
      ],
      avoid: [
        'For a box with a ground, a border or a layout that depends on the window: give it a style of its own.',
        'In the cells of a long table: a style without props costs less for each row.',
        '`Text` for headings in their own size: a plain `h2` has its type already.',
        '`Text` for messages about fields: take `FieldNote`.',
      ],
    },
  },
  args: { $gap: 3, children: tags },
})

export const Below = meta.story({})

export const Beside = meta.story({
  render: ({ children }) => (
    <Row $gap={[1, 4]} $align="center" $justify="space-between" $wrap>
      {children}
    </Row>
  ),
})

/** A word that is too long for its column does not make the column wider. */
export const EvenColumns = meta.story({
  render: ({ children }) => (
    <Grid as="ul" $gap={3} $columns={3}>
      <li>{'ừ'.repeat(80)}</li>
      <li>{children}</li>
      <li>Ngắn</li>
    </Grid>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem').map((item) => item.offsetWidth)
    await expect(first).toBe(second)
  },
})

/** Text styles for three uses: digits of the same width, a text that stays in one line, and softer words. */
export const Texts = meta.story({
  args: {
    $justify: 'start',
    children: (
      <>
        <Text>Giao trong 2–4 ngày</Text>
        <Text $size="sm" $color="inkSoft">
          Giao trong 2–4 ngày
        </Text>
        <Text $numeric $nowrap>
          1.111.111 ₫
        </Text>
        <Text $numeric $nowrap>
          8.888.888 ₫
        </Text>
      </>
    ),
  },
})
