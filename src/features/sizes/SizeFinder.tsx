import { useState } from 'react'
import styled from 'styled-components'
import {
  type BodyField,
  bodyFields,
  type BodyForm,
  bodyOf,
  emptyBodyForm,
} from '@/domain/sizes/body-form'
import { findSize, type SizeAdvice } from '@/domain/sizes/finder'
import { useMsg } from '@/i18n/use-msg'
import { color, media, space } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { FormTextField } from '@/ui/form/fields'
import { Form } from '@/ui/form/Form'
import { RulerIcon } from '@/ui/icons'
import { Row, Stack, Text } from '@/ui/layout/basics'
import { hasBody } from './has-body'
import { forgetBody, keepBody, keptBody } from './kept-body'
import { SizeResult } from './SizeResult'

/** Finds a size from body measures (Product §2.14, "Footer pages"). The answer is announced and cleared by the next edit. */
export function SizeFinder() {
  const msg = useMsg()
  const [initial] = useState(keptBody)
  const [forgotten, setForgotten] = useState(0)
  const [isKept, setIsKept] = useState(hasBody)
  const [answer, setAnswer] = useState<SizeAdvice | 'nothing' | null>(null)
  return (
    <Frame>
      <Form<BodyForm>
        aria-label={msg('sizes.finder')}
        initialValues={forgotten ? emptyBodyForm : initial}
        schema={() => import('./schema')}
        key={forgotten}
        onValuesChange={() => setAnswer(null)}
        onSubmit={(form) => {
          const advice = findSize(bodyOf(form))
          if (advice) setIsKept(keepBody(form))
          setAnswer(advice ?? 'nothing')
        }}
      >
        <SizeFields />
        <Button type="submit" block>
          {msg('sizes.finder.submit')}
        </Button>
      </Form>
      {isKept && (
        <Kept $wrap $gap={3} $align="center" $justify="space-between">
          <Text $size="sm" $color="inkSoft">
            {msg('sizes.kept')}
          </Text>
          <Button
            variant="quiet"
            onClick={() => {
              forgetBody()
              setIsKept(false)
              setAnswer(null)
              setForgotten((times) => times + 1)
            }}
          >
            {msg('sizes.forget')}
          </Button>
        </Kept>
      )}
      <Answer role="status">
        {answer === null || answer === 'nothing' ? (
          <Hint $gap={2} $justify="center">
            <RulerIcon size={40} />
            <p>{msg(`sizes.finder.${answer ?? 'waiting'}`)}</p>
          </Hint>
        ) : (
          <SizeResult advice={answer} />
        )}
      </Answer>
    </Frame>
  )
}

/** Aligns the button with the inputs, whose labels are above them. */
const labelHeight = '26px'

function SizeFields() {
  const msg = useMsg()
  const label = (field: BodyField) => {
    if (field === 'weight') return msg('sizes.finder.unit.kg', { label: msg('sizes.weight') })
    const name = field === 'height' ? msg('sizes.height') : msg(`sizes.girth.${field}`)
    return msg('sizes.finder.unit.cm', { label: name })
  }
  return bodyFields.map((field) => (
    <FormTextField
      key={field}
      name={field}
      label={label(field)}
      hint={msg(`sizes.example.${field}`)}
      inputMode="decimal"
      autoComplete="off"
    />
  ))
}

const Kept = styled(Row)`
  padding: 0 ${space(8)} ${space(4)};
`

const Frame = styled.div`
  border: 1px solid ${color.line};
  background: ${color.surface};

  & > form {
    display: grid;
    align-items: start;
    padding: ${space(6)} ${space(4)};
    gap: ${space(4)} ${space(3)};
    grid-template-columns: repeat(2, minmax(0, 1fr));

    ${media.tablet} {
      padding: ${space(8)};
      column-gap: ${space(6)};
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }

  & > form > button {
    min-height: ${space(12)};
    grid-column: 1 / -1;

    ${media.tablet} {
      grid-column: auto;
      margin-top: ${labelHeight};
    }
  }
`

/* As high as most answers, so that little moves below. */
const Answer = styled.div`
  display: grid;
  min-height: ${space(75)};
  align-content: center;
  padding: ${space(8)} ${space(4)};
  background: ${color.celadonSoft};

  ${media.tablet} {
    min-height: ${space(62)};
    padding: ${space(8)};
  }
`

const Hint = styled(Stack)`
  text-align: center;

  & > svg {
    color: ${color.celadon};
  }

  & > p {
    max-width: 30em;
  }
`
