/** @jsxRuntime classic */
/** @jsx createElement */
// Storybook's sidebar has its own copy of React. The JSX of this file compiles to calls of `createElement`,
// so the import is used.
// oxlint-disable-next-line eslint/no-unused-vars
import { createElement, useState } from 'react'
import { Button, Form, PopoverProvider } from 'storybook/internal/components'
import { useGlobals } from 'storybook/manager-api'
import { styled } from 'storybook/theming'
import { type ScenarioEntry, scenarioEntries } from '../../mocks/scenarios/catalogue'
import { globalOf, namesInGlobal } from '../scenario-global'

/** The groups of scenarios with their headings, in the order of the menu. */
const groups: readonly (readonly [ScenarioEntry['group'], string])[] = [
  ['session', 'Session'],
  ['shop', 'Shop'],
  ['address', 'Addresses'],
  ['network', 'Network'],
  ['world', 'World'],
  ['host', 'A host that differs'],
  ['calls', 'One call fails'],
]

/** The scenarios whose names Storybook's URL can contain. */
const all = scenarioEntries().filter(({ name }) => /^[\w.:*-]+$/.test(name))

/**
 * The menu "State of the world" above a story. It lists the scenarios of the mock world by group, with a
 * search.
 */
export function ScenarioMenu() {
  const [globals, setGlobals, storyGlobals] = useGlobals()
  const chosen = namesInGlobal(String(globals['scenario'] ?? 'usual'))
  const choose = (names: readonly string[]) => setGlobals({ scenario: globalOf(names) })
  const isFixed = 'scenario' in storyGlobals
  return (
    <PopoverProvider
      ariaLabel="State of the world"
      padding={0}
      popover={<ScenarioList chosen={chosen} onChoose={choose} />}
    >
      <Button
        variant={chosen.length > 0 ? 'solid' : 'ghost'}
        padding="small"
        size="small"
        ariaLabel="State of the world"
        tooltip="State of the mock world"
        disabled={isFixed}
      >
        {chosen.length > 0 ? chosen.join(', ') : 'World: all is well'}
      </Button>
    </PopoverProvider>
  )
}

type ScenarioListProps = {
  chosen: readonly string[]
  onChoose: (names: readonly string[]) => void
}

function ScenarioList({ chosen, onChoose }: ScenarioListProps) {
  const [wanted, setWanted] = useState('')
  const fits = ({ name, about }: ScenarioEntry) =>
    `${name} ${about.en}`.toLowerCase().includes(wanted.toLowerCase())
  const toggle = (name: string) =>
    onChoose(chosen.includes(name) ? chosen.filter((each) => each !== name) : [...chosen, name])
  return (
    <Panel>
      <Head>
        <Form.Input
          aria-label="Find a state"
          placeholder="Find a state or a call…"
          value={wanted}
          onChange={({ currentTarget }) => setWanted(currentTarget.value)}
        />
        <Button
          size="small"
          ariaLabel={false}
          disabled={chosen.length === 0}
          onClick={() => onChoose([])}
        >
          All is well
        </Button>
      </Head>
      {groups.map(([group, title]) => {
        // The list of calls is very long, so the scenarios of calls stay hidden until somebody searches.
        const isShown = group !== 'calls' || wanted.length > 1
        const own = all.filter((entry) => entry.group === group && (!isShown || fits(entry)))
        if (own.length === 0) return null
        return (
          <Group key={group} aria-label={title}>
            <Title>
              {isShown ? title : `${title}: type its name, “${own[0]?.operation}” for example`}
            </Title>
            {isShown &&
              own.map(({ name, about }) => (
                <Row key={name}>
                  <Tick
                    type="checkbox"
                    checked={chosen.includes(name)}
                    onChange={() => toggle(name)}
                  />
                  <Words>
                    {about.en}
                    <Name>{name}</Name>
                  </Words>
                </Row>
              ))}
          </Group>
        )
      })}
    </Panel>
  )
}

const Group = styled.section``

const Tick = styled.input``

const Words = styled.span``

const Panel = styled.div`
  overflow: auto;
  width: 420px;
  max-height: 70vh;
  padding: 0 0 12px;
  background: ${({ theme }) => theme.background.content};
`

const Head = styled.div`
  display: flex;
  position: sticky;
  z-index: 1;
  top: 0;
  gap: 8px;
  padding: 12px;
  background: ${({ theme }) => theme.background.content};
`

const Title = styled.h3`
  margin: 8px 12px 4px;
  color: ${({ theme }) => theme.textMutedColor};
  font-weight: 600;
  font-size: 12px;
`

const Row = styled.label`
  display: flex;
  align-items: baseline;
  gap: 10px;
  padding: 6px 12px;
  cursor: pointer;
  font-size: 13px;
  line-height: 1.4;

  &:hover {
    background: ${({ theme }) => theme.background.hoverable};
  }
`

const Name = styled.code`
  display: block;
  color: ${({ theme }) => theme.textMutedColor};
  font-size: 11px;
`
