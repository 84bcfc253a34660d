import './still.css'
import { isCheck } from './is-check'

/**
 * Under the checks, what comes in is there at once, as it is for the journeys (reduced motion): "visible" would be
 * untrue of the first moment of a fade. A story about motion says so (`parameters.motion`).
 */
export function standStill(isAboutMotion: boolean): void {
  document.documentElement.toggleAttribute('data-still', isCheck && !isAboutMotion)
}
