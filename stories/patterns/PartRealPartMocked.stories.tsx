import preview from '#.storybook/preview'
import { Pattern } from '../support/pattern'

const meta = preview.meta({ tags: ['!autodocs'], parameters: { layout: 'fullscreen' } })

export const PartRealPartMocked = meta.story({
  render: () => (
    <Pattern
      title="Part real, part mocked"
      lead="A host that grows: calls that it answers are real, all others come from the world inside, in one and the same shop."
      rules={[
        ['Chosen', 'By operation or tag: `npm run dev -- --api URL --real catalogue,cart,orders`.'],
        [
          'Together',
          'Calls that share ids or a session become real together: a mocked cart does not know a real product.',
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
          title: 'Not offered',
          what: 'The part that needs the call says so, or is not there.',
          show: ['screens/admin/orders/AdminOrderScreen', 'ReturnNotOffered'],
          size: [1200, 800],
        },
      ]}
    />
  ),
})
