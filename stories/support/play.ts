import type { StoryObj } from '@storybook/react-vite'

/** Actions after the render of a story, for plays that several stories share. */
export type Play = NonNullable<StoryObj['play']>
