import type { StoryObj } from '@storybook/react-vite'

/** What a story does once it is rendered, for plays that several stories share. */
export type Play = NonNullable<StoryObj['play']>
