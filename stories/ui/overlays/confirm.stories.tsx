import preview from '#.storybook/preview'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '@/ui/actions/Button'
import { type Question, useConfirm } from '@/ui/overlays/confirm'
import type { Play } from '../../support/play'

type AskingProps = Pick<Question, 'run'> & { onAnswer: (isConfirmed: boolean) => void }

/** A sample button that asks a question. */
function Asking({ run, onAnswer }: AskingProps) {
  const confirm = useConfirm()
  const ask = async () =>
    onAnswer(
      await confirm({
        title: 'Xóa địa chỉ?',
        text: <p>Bạn có chắc chắn muốn xóa địa chỉ này?</p>,
        labels: { cancel: 'Hủy', confirm: 'Xóa' },
        run,
        errors: () => ({ text: 'Có lỗi xảy ra. Vui lòng thử lại.' }),
      }),
    )
  return <Button onClick={() => void ask()}>Địa chỉ</Button>
}

const meta = preview.meta({
  title: 'overlays/confirm (alert dialog, question)',
  component: Asking,
  parameters: {
    guide: {
      use: [
        'Before something is deleted or given up: `await confirm({ title, text, labels, run })` of `useConfirm`.',
        'Once on a page, near the root of the app.',
      ],
      avoid: ['Where something has to be typed or chosen: `ActionWindow`.'],
    },
  },
  args: { run: fn(() => Promise.resolve()), onAnswer: fn() },
})

const ask: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Hủy' })).toHaveFocus())
}

export const Asks = meta.story({
  play: async (context) => {
    await ask(context)
    await context.userEvent.keyboard('{Escape}')
    await waitFor(() => expect(context.args.onAnswer).toHaveBeenCalledWith(false))
    await waitFor(() => expect(context.canvas.getByRole('button')).toHaveFocus())
    await expect(context.args.run).not.toHaveBeenCalled()
  },
})

const confirm: Play = async (context) => {
  await ask(context)
  await context.userEvent.dblClick(screen.getByRole('button', { name: 'Xóa' }))
}

export const FailedToDelete = meta.story({
  args: { run: fn(() => Promise.reject(new Error('refused'))) },
  play: async (context) => {
    await confirm(context)
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Có lỗi xảy ra. Vui lòng thử lại.',
    )
    await expect(context.args.onAnswer).not.toHaveBeenCalled()
  },
})
