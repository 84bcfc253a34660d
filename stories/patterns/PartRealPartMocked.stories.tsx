import preview from '#.storybook/preview'
import { Pattern } from '../support/pattern'

const meta = preview.meta({ tags: ['!autodocs'], parameters: { layout: 'fullscreen' } })

export const PartRealPartMocked = meta.story({
  render: () => (
    <Pattern
      title="Part real, part mocked"
      lead="A host that grows: calls that it answers are real, all others come from the world inside, in one and the same shop."
      rules={[
        ['Chosen', 'By operation or tag: `npm run dev -- --api URL --real catalogue,login`.'],
        [
          'Learned',
          'The world inside takes over what the real host answered: a real product can be ordered in the mock.',
        ],
        [
          'Not offered',
          'What a host does not have hides itself; nothing on the screen promises it.',
        ],
        [
          'Different',
          'A host of another make changes `openapi.yaml`; the compiler shows the rest.',
        ],
      ]}
      parts={[
        {
          title: 'What the host does otherwise',
          what: 'The panel lists what was repaired in its answers.',
          show: ['qa/HostTab', 'Deviating'],
          size: [480, 640],
        },
        {
          title: 'Not offered',
          what: 'The part that needs the call says so, or is not there.',
          show: ['screens/admin/orders/AdminOrderScreen', 'ReturnNotOffered'],
          size: [1200, 800],
        },
      ]}
    />
  ),
})
