import { useState } from 'react'
import styled from 'styled-components'
import { type BodyForm, bodyOf } from '@/domain/sizes/body-form'
import { findSize, type SizeAdvice } from '@/domain/sizes/finder'
import { useMsg } from '@/i18n/use-msg'
import { useAtomValue, useSetAtom } from '@/lib/store'
import { media } from '@/theme/breakpoints'
import { color, space } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { Form } from '@/ui/form/Form'
import { SizeFields } from './SizeFields'
import { SizeHint } from './SizeHint'
import { SizeResult } from './SizeResult'
import { storeTypedBodyAtom, readTypedBodyAtom } from './state'

/** Finds a size from body measures (Product §2.14, "Footer pages"). The answer is announced and cleared by the next edit. */
export function SizeFinder() {
  const msg = useMsg()
  const typed = useAtomValue(readTypedBodyAtom)
  const store = useSetAtom(storeTypedBodyAtom)
  const [initial] = useState(typed)
  const [answer, setAnswer] = useState<SizeAdvice | 'nothing' | null>(null)
  return (
    <Frame>
      <Form<BodyForm>
        aria-label={msg('sizes.finder')}
        initialValues={initial}
        schema={() => import('./schema')}
        onValuesChange={(form) => {
          store(form)
          setAnswer(null)
        }}
        onSubmit={(form) => setAnswer(findSize(bodyOf(form)) ?? 'nothing')}
      >
        <SizeFields />
        <Button type="submit" block>
          {msg('sizes.finder.submit')}
        </Button>
      </Form>
      <Answer role="status">
        {answer === null && <SizeHint text={msg('sizes.finder.waiting')} />}
        {answer === 'nothing' && <SizeHint text={msg('sizes.finder.nothing')} />}
        {answer !== null && answer !== 'nothing' && <SizeResult advice={answer} />}
      </Answer>
    </Frame>
  )
}

/** Aligns the button with the inputs, whose labels are above them. */
const labelHeight = '26px'

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
    margin-top: ${labelHeight};
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
