import './no-motion.css'

/** True when Vitest runs the stories; false in Storybook. */
export const isTestRun = import.meta.env.MODE === 'test'

/**
 * Switches transitions off in test runs, as reduced motion does in the end-to-end tests: at the start of a fade,
 * `toBeVisible` would fail. A story about motion keeps them (`parameters.motion`).
 */
export function disableMotion(isAboutMotion: boolean): void {
  document.documentElement.toggleAttribute('data-no-motion', isTestRun && !isAboutMotion)
}
