import type { StoryObj } from '@storybook/react-vite'

/** The type of a play function, which acts in a story after it has rendered. */
export type Play = NonNullable<StoryObj['play']>
