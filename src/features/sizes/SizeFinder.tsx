import { useState } from 'react'
import styled from 'styled-components'
import { type BodyForm, bodyOf } from '@/domain/body-form'
import { findSize, type SizeAdvice } from '@/domain/size-finder'
import { useMsg } from '@/i18n/use-msg'
import { useAtomValue, useSetAtom } from '@/lib/store'
import { media } from '@/theme/breakpoints'
import { color, size, space } from '@/theme/tokens'
import { Button } from '@/ui/Button'
import { Form } from '@/ui/form/Form'
import { SizeFields } from './SizeFields'
import { SizeResult } from './SizeResult'
import { keepTypedBodyAtom, readTypedBodyAtom } from './state'

const loadSchema = () => import('./schema').then((module) => module.bodyFormSchema)

/** Measures in, size out (decisions §2, "Footer pages"). The answer is read out, and goes with the next keystroke. */
export function SizeFinder() {
  const msg = useMsg()
  const typed = useAtomValue(readTypedBodyAtom)
  const keep = useSetAtom(keepTypedBodyAtom)
  const [initial] = useState(typed)
  const [answer, setAnswer] = useState<SizeAdvice | 'nothing' | null>(null)
  return (
    <Frame>
      <Form<BodyForm>
        aria-label={msg('sizes.finder')}
        initialValues={initial}
        validationSchema={loadSchema}
        onValuesChange={(form) => {
          keep(form)
          setAnswer(null)
        }}
        onSubmit={(form) => setAnswer(findSize(bodyOf(form)) ?? 'nothing')}
      >
        <SizeFields />
        <Button type="submit" size="lg" block>
          {msg('sizes.finder.submit')}
        </Button>
      </Form>
      <Answer role="status">
        {answer === null && msg('sizes.finder.waiting')}
        {answer === 'nothing' && msg('sizes.finder.nothing')}
        {answer !== null && answer !== 'nothing' && <SizeResult advice={answer} />}
      </Answer>
    </Frame>
  )
}

const Frame = styled.div`
  display: grid;
  border: 1px solid ${color.line};
  background: ${color.surface};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }

  & > form {
    padding: ${space(6)} ${space(5)};
  }
`

const Answer = styled.div`
  display: grid;
  min-height: ${space(75)};
  align-content: center;
  padding: ${space(6)} ${space(5)};
  background: ${color.celadonSoft};
  scroll-margin-block: calc(${size.header} + ${space(4)}) ${space(4)};
`
