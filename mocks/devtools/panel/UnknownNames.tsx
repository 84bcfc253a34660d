import { allScenarioNames } from '../../scenarios/catalogue'
import { similarNames } from '../../scenarios/similar'
import { useQaMsg } from '../use-qa-msg'
import { Press } from './elements'

interface UnknownNamesProps {
  names: readonly string[]
  onTake(name: string): void
}

export function UnknownNames({ names, onTake }: UnknownNamesProps) {
  const msg = useQaMsg()
  return (
    <div role="alert">
      {names.map((name) => (
        <p key={name} className="row">
          <span>{msg('qa.states.unknown', { name })}</span>
          {similarNames(name, allScenarioNames()).map((similar) => (
            <Press key={similar} onClick={() => onTake(similar)}>
              {msg('qa.states.didYouMean', { name: similar })}
            </Press>
          ))}
        </p>
      ))}
    </div>
  )
}
