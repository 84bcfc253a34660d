import preview from '#.storybook/preview'
import { Pattern } from '../support/pattern'

const meta = preview.meta({ tags: ['!autodocs'], parameters: { layout: 'fullscreen' } })

export const AddressCascade = meta.story({
  render: () => (
    <Pattern
      title="Address cascade"
      lead="Country, province, district, ward: each list comes when the one above is chosen. Since July 2025 Vietnam has two levels; both work."
      rules={[
        ['Another province', 'Clears district and ward, and nothing else.'],
        ['Late answers', 'Of a choice that has changed since are dropped.'],
        ['Typing', 'Every select finds its entry by letters, with or without marks.'],
      ]}
      parts={[
        {
          title: 'Nothing chosen',
          what: 'Later selects say what they wait for.',
          show: ['features/addresses/AddressCascade', 'NothingChosen'],
          size: [720, 480],
        },
        {
          title: 'Complete',
          show: ['features/addresses/AddressCascade', 'Complete'],
          size: [720, 480],
        },
        {
          title: 'Two levels',
          what: 'Without districts.',
          show: ['features/addresses/AddressCascade', 'TwoTier'],
          size: [720, 480],
        },
        {
          title: 'A list is missing',
          what: 'Only that select fails, with a way to try again.',
          show: ['features/addresses/AddressCascade', 'ProvincesFailed'],
          size: [720, 520],
        },
      ]}
    />
  ),
})
