import preview from '#.storybook/preview'
import { fn } from 'storybook/test'
import { lineKey } from '@/domain/cart/cart'
import { editLineButtonId } from '@/features/cart/CartLine'
import { CartLineEditor } from '@/screens/cart/CartLineEditor'
import { lineKinds } from '../../support/lines'

const line = { ...lineKinds.usual, productId: 1, slug: 'dam-chu-a-co-sen-tu-anh' }

const meta = preview.meta({
  component: CartLineEditor,
  args: { line, open: true, onClose: fn() },
  // The window of the editor opens beside this button.
  decorators: [
    (Story) => (
      <>
        <button id={editLineButtonId(lineKey(line))} type="button">
          Xanh · S
        </button>
        <Story />
      </>
    ),
  ],
})

export const Desktop = meta.story({})
