import preview from '#.storybook/preview'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { ActionWindow, type ActionOutcome } from '@/ui/editor/ActionWindow'
import { FormTextField } from '@/ui/form/fields'
import { Text } from '@/ui/layout/basics'
import { Controlled } from '../controlled'

type WindowProps = { onSend: () => Promise<ActionOutcome>; onClose: () => void; cancel?: string }

/** A sample window that asks for a reason. */
function ReasonWindow({ onSend, onClose, cancel }: WindowProps) {
  return (
    <Controlled<boolean> initial>
      {(isOpen, setOpen) => (
        <ActionWindow
          isOpen={isOpen}
          title="Hủy đơn hàng"
          labels={{ save: 'Hủy đơn', ...(cancel !== undefined && { cancel }) }}
          initialValues={{ reason: '' }}
          onSend={onSend}
          errors={() => ({ text: 'Không gửi được. Vui lòng thử lại.' })}
          onClose={() => {
            setOpen(false)
            onClose()
          }}
        >
          <Text>Hàng trở lại kho.</Text>
          <FormTextField name="reason" label="Lý do" multiline />
        </ActionWindow>
      )}
    </Controlled>
  )
}

const meta = preview.meta({
  component: ReasonWindow,
  parameters: {
    guide: {
      use: ['Where something is asked, then done: a reason, a parcel, a return.'],
      avoid: [
        'A record that others edit too: `EditorWindow`.',
        'A question without fields: `useConfirm`.',
      ],
      keyboard: [['Escape', 'asks before it loses what was typed']],
    },
  },
  args: {
    onSend: fn((): Promise<ActionOutcome> => Promise.resolve(true)),
    onClose: fn(),
    cancel: 'Giữ đơn',
  },
})

const type = async (userEvent: { type: (field: Element, text: string) => Promise<void> }) => {
  const field = await screen.findByRole('textbox')
  await waitFor(() => expect(field).toHaveFocus())
  await userEvent.type(field, 'Hết hàng')
  return field
}
const click = (name: string) => screen.findByRole('button', { name })

/** Nothing was typed, so the window closes without a question. */
export const Untouched = meta.story({
  play: async ({ args, userEvent }) => {
    await click('Giữ đơn')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
})

export const AsksBeforeItCloses = meta.story({
  tags: ['§2.4.5c'],
  play: async ({ args, userEvent }) => {
    const field = await type(userEvent)
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await click('Ở lại'))
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveValue('Hết hàng')
    await userEvent.click(await click('Giữ đơn'))
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(await click('Đóng, không lưu'))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
})

/** Sending fails. The window shows the error and keeps the typed values. */
export const Failing = meta.story({
  args: { onSend: fn((): Promise<ActionOutcome> => Promise.reject(new Error('500'))) },
  play: async ({ args, userEvent }) => {
    const field = await type(userEvent)
    await userEvent.click(await click('Hủy đơn'))
    await expect(await screen.findByRole('alert')).toHaveTextContent('Không gửi được')
    await expect(field).toHaveValue('Hết hàng')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})

/** Two clicks send only once, and the window can't be closed meanwhile. */
export const Sending = meta.story({
  args: { onSend: fn(() => new Promise<ActionOutcome>(() => {})) },
  play: async ({ args, userEvent }) => {
    await type(userEvent)
    await userEvent.dblClick(await click('Hủy đơn'))
    await userEvent.keyboard('{Escape}')
    await expect(args.onSend).toHaveBeenCalledOnce()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})
