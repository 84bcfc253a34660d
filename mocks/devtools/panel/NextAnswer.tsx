import { useIntl } from 'react-intl'
import type { OperationId } from '../../contract/operations.gen'
import type { LogEntry } from '../../pipeline/log'
import { faultEntriesOf } from '../../scenarios/catalogue'
import type { QaWorld } from '../qa-world'
import { useQaMsg } from '../use-qa-msg'
import { WrittenAnswerForm } from './WrittenAnswerForm'

interface NextAnswerProps {
  operation: OperationId
  entry: LogEntry
  world: QaWorld
}

/** Chooses or writes what the next call of the same operation meets. */
export function NextAnswer({ operation, entry, world }: NextAnswerProps) {
  const msg = useQaMsg()
  const { locale } = useIntl()

  /** There is one next answer: an earlier one would come first, again, because a changed scenario starts anew. */
  function use(name: string) {
    const { names } = world.scenario.current().scenario
    const isEarlier = (other: string) => other.startsWith(`${operation}.`) && other.endsWith('*1')
    world.scenario.set([...names.filter((other) => !isEarlier(other)), `${name}*1`])
  }

  return (
    <>
      <label>
        <span>{msg('qa.log.next')}</span>
        <select value="" onChange={({ target }) => target.value && use(target.value)}>
          <option value="">–</option>
          {faultEntriesOf(operation).map(({ name, about }) => (
            <option key={name} value={name}>
              {name.slice(operation.length + 1)}: {locale === 'vi' ? about.vi : about.en}
            </option>
          ))}
        </select>
      </label>
      <details>
        <summary>{msg('qa.next.write')}</summary>
        <WrittenAnswerForm
          operation={operation}
          sent={entry.details?.sent ?? null}
          answered={entry.details?.answered ?? null}
          onUse={use}
        />
      </details>
    </>
  )
}
