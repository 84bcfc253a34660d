import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import styled from 'styled-components'
import { failedWriteKind } from '@/api/errors'
import type { SettingsData, Site } from '@/api/generated/model'
import { site as described } from '@/domain/content/description'
import { openingRules } from '@/domain/delivery/carriers'
import { useMayCall } from '@/domain/rights/rights'
import { adminCategoriesQuery } from '@/features/admin-categories/queries'
import { FormImageField } from '@/features/admin-images/FormImageField'
import { ScreenHead } from '@/features/admin/ScreenHead'
import { useErrorText, useErrorTextOf, useMsg } from '@/i18n/use-msg'
import type { NameWith } from '@/lib/description'
import { valuesToSend } from '@/lib/kinds/described'
import { Button } from '@/ui/actions/Button'
import type { SelectOption } from '@/ui/choosing/Select'
import { EditorForm } from '@/ui/editor/EditorForm'
import { type RecordEditor, useRecordEditor } from '@/ui/editor/use-record-editor'
import { Async } from '@/ui/feedback/Async'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { FieldPair } from '@/ui/fields/Field'
import { DescribedField, FormSelect } from '@/ui/form/fields'
import { useFormField } from '@/ui/form/use-form'
import { Row, Stack, Text } from '@/ui/layout/basics'
import { BottomBar } from '@/ui/layout/BottomBar'
import { TitledCard } from '@/ui/layout/TitledCard'
import { useToast } from '@/ui/toast/toast'
import { ShopMenuEditor } from './menu/ShopMenuEditor'
import {
  settingsFieldErrors,
  settingsQuery,
  settingsReadErrorText,
  settingsSaveErrorText,
  useSaveSettings,
} from './queries'
import { siteForEditor, siteDrafts, siteFields, siteTextFields } from './site-form'

/**
 * The settings of the shop (Product §10.9): the website info and the menu. Shoppers see a saved change at
 * once.
 */
export function SettingsScreen() {
  const msg = useMsg()
  const query = useQuery(settingsQuery)
  return (
    <>
      <ScreenHead title={msg('admin.nav.settings')} />
      <Async
        query={query}
        skeleton={<SettingsSkeleton />}
        errorMessage={useErrorTextOf(settingsReadErrorText)}
      >
        {(data) => <SettingsEditor data={data} />}
      </Async>
    </>
  )
}

/**
 * The settings form. `data` sets only the initial values, because a refetch must not overwrite typed values.
 * Typed values are also stored as a draft.
 */
function SettingsEditor({ data }: { data: SettingsData }) {
  const msg = useMsg()
  const errorText = useErrorText()
  const toast = useToast()
  const client = useQueryClient()
  const { mutateAsync: save } = useSaveSettings()
  const editor = useRecordEditor<Site>({
    fields: siteFields,
    drafts: siteDrafts,
    saved: siteForEditor(data),
    outcomeOf: failedWriteKind,
    async send(form, { updatedAt }) {
      const site = valuesToSend(described, form)
      const version = updatedAt !== null && { updated_at: updatedAt }
      return siteForEditor((await save({ data: { site, ...version } })).data)
    },
    async readNewest() {
      return siteForEditor((await client.fetchQuery({ ...settingsQuery, staleTime: 0 })).data)
    },
    onSaved: () => toast({ message: msg('adminSettings.saved') }),
    onFailure(error, form) {
      toast({ type: 'error', message: errorText(settingsSaveErrorText(error)) })
      return settingsFieldErrors(error, form)
    },
  })
  return (
    <EditorForm editor={editor} aria-label={msg('adminSettings.form')} schema={described}>
      <Stack $gap={4}>
        <SiteSections />
        <ShopMenuEditor categories={useCategoryChoice()} />
      </Stack>
      <SaveBar editor={editor} />
    </EditorForm>
  )
}

/**
 * Returns the categories to which the menu may link, with their slugs as values. Returns [] if the staff
 * member may not see categories.
 */
function useCategoryChoice(): readonly SelectOption[] {
  const enabled = useMayCall()('adminCategories')
  const { data = [] } = useQuery({ ...adminCategoriesQuery, enabled })
  return data.map(({ slug, name }) => ({ value: slug, label: name }))
}

/** The bar at the bottom: the state of the form, and buttons that discard or save the changes. */
function SaveBar({ editor }: { editor: RecordEditor<Site> }) {
  const msg = useMsg()
  const { isDirty, isKept, isSaving } = editor
  const state = isKept ? 'editor.state.unsaved' : 'editor.state.notKept'
  return (
    <BottomBar label={msg('adminSettings.bar')}>
      <Text role="status" $size="sm">
        {msg(isDirty ? state : 'adminSettings.bar.saved')}
      </Text>
      <Row $gap={3} $wrap>
        {isDirty && (
          <Button variant="secondary" disabled={isSaving} onClick={editor.discard}>
            {msg('adminSettings.bar.discard')}
          </Button>
        )}
        <Button type="submit" variant={isDirty ? 'primary' : 'secondary'} loading={isSaving}>
          {msg('adminSettings.bar.save')}
        </Button>
      </Row>
    </BottomBar>
  )
}

/** The sections of the website info: shop, contact, social networks and search engines (Product §3). */
function SiteSections() {
  const msg = useMsg()
  return (
    <>
      <Section name="website">
        <SiteText name="website.name" />
        <SiteText name="website.url" hint={msg('adminSettings.website.url.hint')} type="url" />
        <SiteText name="website.description" multiline />
        <SiteText name="website.company" />
        <SiteText name="website.tax_code" />
        <SiteText name="website.registration" />
        <SiteText name="website.ministry_url" type="url" placeholder="https://" />
        <SiteImage name="website.logo" ratio="22 / 5" />
        <SiteImage name="website.favicon" ratio="1 / 1" />
        <FormSelect
          name="website.parcel_look"
          label={msg('adminSettings.website.parcel_look')}
          options={openingRules.map((value) => ({
            value,
            label: msg(`adminSettings.website.parcel_look.${value}`),
          }))}
        />
      </Section>
      <Section name="contact">
        <SiteText name="contact.email" />
        <SiteText name="contact.phone" />
        <SiteText name="contact.address" />
        <SiteText name="contact.working_hours" />
        <SiteText name="contact.zalo" hint={msg('adminSettings.contact.zalo.hint')} />
        <SiteText name="contact.messenger" hint={msg('adminSettings.contact.messenger.hint')} />
      </Section>
      <Section name="social">
        {(['facebook', 'instagram', 'twitter', 'youtube'] as const).map((network) => (
          <SiteText key={network} name={`social.${network}`} placeholder="https://" type="url" />
        ))}
      </Section>
      <Section name="seo">
        <CountedText name="seo.title" advice={60} />
        <SiteText name="seo.keywords" hint={msg('adminSettings.seo.keywords.hint')} />
        <CountedText name="seo.description" multiline advice={160} />
      </Section>
    </>
  )
}

type SectionProps = { name: 'website' | 'contact' | 'social' | 'seo'; children: ReactNode }

/**
 * A section of the website info (Product §3). If there is room, two fields are in one row. A long text takes
 * a whole row.
 */
function Section({ name, children }: SectionProps) {
  return (
    <TitledCard title={useMsg()(`adminSettings.${name}`)}>
      <Fields>{children}</Fields>
    </TitledCard>
  )
}

const Fields = styled(FieldPair)`
  & > :has(textarea) {
    grid-column: 1 / -1;
  }
`

type SiteTextProps = Omit<ComponentProps<typeof DescribedField>, 'name' | 'of'> & {
  name: NameWith<typeof siteTextFields, { kind: 'text' | 'email' | 'phone'; max: number }>
}

function SiteText(props: SiteTextProps) {
  return <DescribedField {...props} of={siteTextFields} />
}

/**
 * A text field that counts its characters, because search engines cut texts that are longer than `advice`.
 */
function CountedText({ advice, ...field }: SiteTextProps & { advice: number }) {
  const msg = useMsg()
  const { length } = useFormField<string>(field.name).value
  const hint = length > advice ? 'adminSettings.seo.long' : 'adminSettings.seo.length'
  return <SiteText {...field} hint={msg(hint, { n: length, max: advice })} />
}

type SiteImageProps = {
  name: NameWith<typeof siteTextFields, { kind: 'image' }>
  ratio: string
}

function SiteImage({ name, ratio }: SiteImageProps) {
  return <FormImageField name={name} label={useMsg()(siteTextFields[name].label)} ratio={ratio} />
}

function SettingsSkeleton() {
  return (
    <Stack $gap={4}>
      <Skeleton height="500px" radius="md" />
      <Skeleton height="380px" radius="md" />
      <Skeleton height="300px" radius="md" />
    </Stack>
  )
}
