import preview from '#.storybook/preview'
import { AdminHead } from '@/features/admin/AdminHead'
import { Button } from '@/ui/actions/Button'

const meta = preview.meta({
  component: AdminHead,
  args: { title: 'Sản phẩm' },
})

export const WithActions = meta.story({
  args: {
    children: (
      <>
        <Button variant="secondary">Nhập CSV</Button>
        <Button variant="secondary">Xuất CSV</Button>
      </>
    ),
    main: <Button>Thêm sản phẩm</Button>,
  },
})

export const LongOnAPhone = meta.story({
  ...WithActions.input,
  args: {
    ...WithActions.input.args,
    title: 'Đầm maxi xếp tầng Miền Biển Nhớ vải voan in hoa tay bồng cổ vuông phối ren dệt',
  },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
})
