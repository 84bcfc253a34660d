import type { Meta, StoryObj } from '@storybook/react-vite'
import { AdminHead } from '@/screens/admin/AdminHead'
import { Button } from '@/ui/actions/Button'

const meta = {
  component: AdminHead,
  args: { title: 'Sản phẩm' },
  argTypes: { children: { control: false }, main: { control: false } },
} satisfies Meta<typeof AdminHead>

export default meta
type Story = StoryObj<typeof meta>

export const WithActions: Story = {
  args: {
    children: (
      <>
        <Button variant="secondary">Nhập CSV</Button>
        <Button variant="secondary">Xuất CSV</Button>
      </>
    ),
    main: <Button>Thêm sản phẩm</Button>,
  },
}

/** The most important action stands beside the title, and the others share a line. */
export const Phone: Story = { ...WithActions, globals: { viewport: { value: 'phone' } } }

export const LongOnAPhone: Story = {
  ...WithActions,
  args: {
    ...WithActions.args,
    title: 'Đầm maxi xếp tầng Miền Biển Nhớ vải voan in hoa tay bồng cổ vuông phối ren dệt',
  },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}
