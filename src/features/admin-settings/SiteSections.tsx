import { acceptedImages } from '@/domain/admin/image-file'
import { useMsg } from '@/i18n/use-msg'
import { FormTextField } from '@/ui/form/FormTextField'
import { ImageField, type ImageFieldProps } from '@/ui/fields/ImageField'
import { useFormField } from '@/ui/form/use-form-field'
import { adviceLengths, textLimits } from './site-form'
import { Pair, SettingsSection as Section } from './settings-layout'

const networks = ['facebook', 'instagram', 'twitter', 'youtube'] as const

type SiteSectionsProps = {
  /** Checks and uploads a picture. */
  send: ImageFieldProps['send']
}

/** Name, contact, networks and search engines (Product §3, website info). */
export function SiteSections({ send }: SiteSectionsProps) {
  const msg = useMsg()
  const { name, line, description, keywords } = textLimits
  return (
    <>
      <Section name="website">
        <Pair>
          <FormTextField
            name="website.name"
            label={msg('adminSettings.website.name')}
            required
            maxLength={name}
          />
          <FormTextField
            name="website.url"
            label={msg('adminSettings.website.url')}
            hint={msg('adminSettings.website.url.hint')}
            required
            type="url"
            maxLength={line}
          />
        </Pair>
        <FormTextField
          name="website.description"
          label={msg('adminSettings.website.description')}
          multiline
          maxLength={description}
        />
        <Pair>
          <FormImageField
            name="website.logo"
            label={msg('adminSettings.website.logo')}
            send={send}
            ratio="22 / 5"
          />
          <FormImageField
            name="website.favicon"
            label={msg('adminSettings.website.favicon')}
            send={send}
            ratio="1 / 1"
          />
        </Pair>
      </Section>
      <Section name="contact">
        <Pair>
          <FormTextField
            name="contact.email"
            label={msg('adminSettings.contact.email')}
            required
            type="email"
            maxLength={line}
          />
          <FormTextField
            name="contact.phone"
            label={msg('adminSettings.contact.phone')}
            required
            type="tel"
            maxLength={20}
          />
        </Pair>
        <FormTextField
          name="contact.address"
          label={msg('adminSettings.contact.address')}
          maxLength={line}
        />
        <FormTextField
          name="contact.working_hours"
          label={msg('adminSettings.contact.working_hours')}
          maxLength={line}
        />
      </Section>
      <Section name="social">
        <Pair>
          {networks.map((network) => (
            <FormTextField
              key={network}
              name={`social.${network}`}
              label={msg(`adminSettings.social.${network}`)}
              placeholder="https://"
              type="url"
              maxLength={line}
            />
          ))}
        </Pair>
      </Section>
      <Section name="seo">
        <CountedField
          name="seo.title"
          label={msg('adminSettings.seo.title')}
          required
          advice={adviceLengths.title}
          max={line}
        />
        <CountedField
          name="seo.description"
          label={msg('adminSettings.seo.description')}
          multiline
          advice={adviceLengths.description}
          max={description}
        />
        <FormTextField
          name="seo.keywords"
          label={msg('adminSettings.seo.keywords')}
          hint={msg('adminSettings.seo.keywords.hint')}
          maxLength={keywords}
        />
      </Section>
    </>
  )
}

type CountedFieldProps = {
  /** Name of the value in the form. */
  name: string
  /** The words above the field. */
  label: string
  /** Longer texts are cut in search results. */
  advice: number
  /** The longest text that can be typed. */
  max: number
  /** Marks the field. */
  required?: boolean
  /** True for several lines. */
  multiline?: boolean
}

/** A text that says how long it is, and how long it should be. */
function CountedField({ advice, max, ...field }: CountedFieldProps) {
  const msg = useMsg()
  const { length } = useFormField<string>(field.name).value
  const hint = length > advice ? 'adminSettings.seo.long' : 'adminSettings.seo.length'
  return <FormTextField {...field} maxLength={max} hint={msg(hint, { n: length, max: advice })} />
}

type FormImageFieldProps = Pick<ImageFieldProps, 'label' | 'send' | 'ratio'> & {
  /** Name of the value in the form. */
  name: string
}

/** A picture of the form around it; its value is a URL. */
function FormImageField({ name, ...rest }: FormImageFieldProps) {
  const { value, error, onChange } = useFormField<string>(name)
  return (
    <ImageField {...rest} accept={acceptedImages} value={value} error={error} onChange={onChange} />
  )
}
