/** @jsxRuntime classic */
/** @jsx createElement */
// Storybook's sidebar has its own copy of React. The JSX of this file compiles to calls of `createElement`,
// so the import is used.
// oxlint-disable-next-line eslint/no-unused-vars
import { createElement } from 'react'
import { Button, useCopyButton } from 'storybook/internal/components'
import { useStorybookApi, useStorybookState } from 'storybook/manager-api'

/**
 * A button in the toolbar that copies a note to developers: a link to the story with its args and the
 * settings of the toolbar, and two lines to fill in.
 */
export function NoteButton() {
  const api = useStorybookApi()
  const { storyId } = useStorybookState()
  const { managerHref } = api.getStoryHrefs(storyId, { base: 'origin' })
  const { children, buttonProps } = useCopyButton({
    children: 'Note',
    childrenOnCopy: 'Note copied',
    content: `${managerHref}\nI see: \nI expected: \n`,
    ariaLabel: 'Copy a note to developers',
  })
  return (
    <Button variant="ghost" padding="small" size="small" {...buttonProps}>
      {children}
    </Button>
  )
}
