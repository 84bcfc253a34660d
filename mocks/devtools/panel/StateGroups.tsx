import { useState } from 'react'
import { useIntl } from 'react-intl'
import { operationTable } from '../../contract/operations.gen'
import { isOperation } from '../../scenarios/names'
import type { StateGroup } from '../states'
import { useQaMsg } from '../use-qa-msg'

interface StateGroupsProps {
  title: string
  groups: readonly StateGroup[]
  /** True when groups show their states without being opened. */
  isOpen: boolean
  /** The names of the states that are on, with their limits. */
  active: readonly string[]
  onToggle(name: string): void
}

function useAbout() {
  const { locale } = useIntl()
  return (about: { vi: string; en: string }) => (locale === 'vi' ? about.vi : about.en)
}

type GroupProps = Pick<StateGroupsProps, 'isOpen' | 'active' | 'onToggle'> & { group: StateGroup }

/** One call, or one group of the world, with its states. */
function Group({ group: { id, address, states }, isOpen, active, onToggle }: GroupProps) {
  const msg = useQaMsg()
  const sentence = useAbout()
  const [isChosen, setIsChosen] = useState<boolean | null>(null)
  const isShown = isChosen ?? isOpen
  const isOn = (name: string) => active.some((other) => other.replace(/[*@].*$/, '') === name)
  return (
    <details open={isShown} onToggle={({ currentTarget }) => setIsChosen(currentTarget.open)}>
      <summary>
        <b>{isOperation(id) ? id : msg(`qa.group.${id}`)}</b>
        {isOperation(id) && <Provenance operation={id} />}
        {address !== null && <small>{address}</small>}
      </summary>
      {isShown && (
        <ul className="states">
          {states.map(({ name, about }) => (
            <li key={name}>
              <button type="button" aria-pressed={isOn(name)} onClick={() => onToggle(name)}>
                <code>{address === null ? name : name.slice(id.length + 1)}</code>
                <span>{sentence(about)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}

/** How sure the contract is of a call. */
export function Provenance({ operation }: { operation: keyof typeof operationTable }) {
  const msg = useQaMsg()
  const { provenance } = operationTable[operation]
  return (
    <span className="badge" data-provenance={provenance} title={msg(`qa.provenance.${provenance}`)}>
      {provenance}
    </span>
  )
}

/** A part of the states, such as those of the calls of this screen. */
export function StateGroups({ title, groups, isOpen, active, onToggle }: StateGroupsProps) {
  if (groups.length === 0) return null
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {groups.map((group) => (
        <Group key={`${group.id} ${isOpen}`} {...{ group, isOpen, active, onToggle }} />
      ))}
    </section>
  )
}
