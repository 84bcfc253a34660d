import preview from '#.storybook/preview'
import { fn } from 'storybook/test'
import { ButtonLink } from '@/ui/actions/Link'
import { ErrorState, BlockErrorState } from '@/ui/feedback/ErrorState'
import { missingPart } from '../../support/missing-part'

const meta = preview.meta({
  title: 'feedback/ErrorState (error message, failure)',
  component: ErrorState,
  parameters: {
    guide: {
      use: [
        'In place of content that could not be loaded; `compact` for a line in a form or a dialog.',
      ],
      avoid: [
        'For an error of a single field: it stands below the field.',
        'For a success or a hint: a toast.',
      ],
      reader: 'An alert: read at once.',
    },
  },
  args: { message: 'Không thể kết nối đến server', onRetry: fn() },
})

export const WithRetry = meta.story({})

export const WithOtherWay = meta.story({
  args: {
    action: (
      <ButtonLink to="/" variant="quiet">
        Quay lại giỏ hàng
      </ButtonLink>
    ),
  },
})

export const Compact = meta.story({
  args: { compact: true, message: 'Không thể tải danh sách quận/huyện' },
  decorators: [(Story) => <div style={{ width: 260 }}>{Story()}</div>],
})

/** A file of the shop is missing. A retry would not help, so the button reloads the page. */
export const MissingPart = meta.story({
  render: (args) => <BlockErrorState {...args} error={missingPart} />,
})
