import './states.css'

/** True when Vitest runs the stories; false in Storybook. */
export const isTestRun = import.meta.env.MODE === 'test'

// As reduced motion does in the end-to-end tests: at the start of a fade, `toBeVisible` would fail.
document.documentElement.toggleAttribute('data-no-motion', isTestRun)
