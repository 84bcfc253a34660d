import preview from '#.storybook/preview'
import { FieldPair } from '@/ui/form/form-layout'
import { NameFields, PhoneField } from '@/ui/form/PersonFields'
import { inForm } from '../../support/in-form'

const meta = preview.meta({
  component: NameFields,
  parameters: {
    form: { lastName: 'Nguyễn', firstName: 'Minh Anh', phone: '0912345678' },
    guide: {
      use: [
        'For the names and the phone number of a person: registration, personal info, addresses.',
      ],
      reader: 'Browsers fill them in; the number said back is the description of its field.',
    },
  },
  decorators: [inForm],
  render: () => (
    <FieldPair>
      <NameFields />
      <PhoneField isRepeated />
    </FieldPair>
  ),
})

export const Filled = meta.story({})
