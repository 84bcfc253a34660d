import preview from '#.storybook/preview'
import { fn } from 'storybook/test'
import { Form } from '@/ui/form/Form'
import { FieldPair } from '@/ui/form/form-layout'
import { NameFields, PhoneField } from '@/ui/form/PersonFields'

const meta = preview.meta({
  component: NameFields,
  parameters: {
    guide: {
      use: [
        'For the names and the phone number of a person: registration, personal info, addresses.',
      ],
      reader: 'Browsers fill them in; the number said back is the description of its field.',
    },
  },
  render: () => (
    <Form
      initialValues={{ lastName: 'Nguyễn', firstName: 'Minh Anh', phone: '0912345678' }}
      onSubmit={fn()}
    >
      <FieldPair>
        <NameFields />
        <PhoneField label="Số điện thoại" hint="Số của bạn: 0912 345 678" />
      </FieldPair>
    </Form>
  ),
})

export const Filled = meta.story({})
