/** @jsxRuntime classic */
/** @jsx createElement */
// Storybook's sidebar has its own copy of React. The JSX of this file compiles to calls of `createElement`,
// so the import is used.
// oxlint-disable-next-line eslint/no-unused-vars
import { createElement } from 'react'
import { Button, PopoverProvider } from 'storybook/internal/components'
import { useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { styled } from 'storybook/theming'
import { phoneLink, qrPicture } from '../../mocks/devtools/phone'

/**
 * A button in the toolbar that shows a QR code. A phone that reads the code opens the story with the same
 * args, language and scenario.
 */
export function PhoneCode() {
  return (
    <PopoverProvider ariaLabel="On a phone" padding={12} popover={<Code />}>
      <Button variant="ghost" padding="small" size="small" ariaLabel="On a phone">
        On a phone
      </Button>
    </PopoverProvider>
  )
}

function Code() {
  const api = useStorybookApi()
  const { storyId } = useStorybookState()
  const network: unknown = Reflect.get(globalThis, 'STORYBOOK_NETWORK_ADDRESS')
  const { previewHref } = api.getStoryHrefs(storyId, { base: 'origin' })
  const link = phoneLink(previewHref, typeof network === 'string' ? network : null)
  return link === null ? (
    <Words>This address opens on this machine only. Run npm run storybook -- --host 0.0.0.0</Words>
  ) : (
    <Picture src={qrPicture(link)} alt={link} />
  )
}

const Words = styled.p`
  max-width: 280px;
  margin: 0;
  font-size: 13px;
`

const Picture = styled.img`
  display: block;
  width: 300px;
  background: #fff;
`
