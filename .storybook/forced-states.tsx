import type { StoryContext } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import styled from 'styled-components'
import { color, space, text } from '@/theme/tokens.gen'
import { argsInLanguage } from './args-in-language'

/** The CSS selectors by which styles recognise the states of a control. */
const forced = { hover: /:hover/g, focus: /:focus-visible/g, pressed: /:active/g } as const

/**
 * Returns copies of the CSS rules for hover, focus and press. The copies apply inside elements with an
 * attribute such as `data-shown="hover"`.
 */
function copiesOf(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule)
      return Object.entries(forced).flatMap(([name, selector]) => {
        const within = rule.selectorText.replaceAll(selector, `:is([data-shown='${name}'] *)`)
        return within === rule.selectorText ? [] : [`${within} { ${rule.style.cssText} }`]
      })
    if (!(rule instanceof CSSMediaRule)) return []
    const inner = copiesOf(rule.cssRules).join('\n')
    // The copies leave out the media query for hovering, because every reader should see the hovered
    // state.
    return rule.conditionText.includes('hover')
      ? [inner]
      : [`${rule.cssText.split('{')[0]} { ${inner} }`]
  })
}

const States = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${space(60)}, 1fr));
  gap: ${space(6)};

  & dt {
    margin-block-end: ${space(2)};
    color: ${color.inkSoft};
    font-size: ${text.sm};
  }

  & dd {
    margin: 0;
  }
`

type Args = Readonly<Record<string, unknown>>
type StateStory = (update?: { args: Args }) => React.ReactNode
type StateContext = Pick<StoryContext, 'args' | 'loaded'>

/**
 * Returns a story that shows a control in all its states side by side: at rest, hovered, focused and pressed.
 * `more` adds further states, each with its args.
 */
export const inEveryState = (more: Readonly<Record<string, Args>> = {}) => ({
  decorators: [
    function EveryState(Story: StateStory, { args, loaded }: StateContext) {
      useLayoutEffect(function forceStates() {
        const sheet = new CSSStyleSheet()
        const rules = [...document.styleSheets].flatMap(({ cssRules }) => copiesOf(cssRules))
        sheet.replaceSync(rules.join('\n'))
        document.adoptedStyleSheets = [sheet]
        return () => {
          document.adoptedStyleSheets = []
        }
      })
      return (
        <States>
          {Object.entries({ 'at rest': {}, hover: {}, focus: {}, pressed: {}, ...more }).map(
            ([name, own]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd data-shown={name}>
                  {Story({ args: argsInLanguage({ ...args, ...own }, loaded.world.texts) })}
                </dd>
              </div>
            ),
          )}
        </States>
      )
    },
  ],
})
