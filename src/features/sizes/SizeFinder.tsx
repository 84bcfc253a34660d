import { useState } from 'react'
import styled from 'styled-components'
import {
  type BodyField,
  bodyFields,
  type BodyForm,
  bodyMeasuresOf,
  emptyBodyForm,
} from '@/domain/sizes/body-form'
import { letterSizes } from '@/domain/sizes/body-measures'
import { findSize, type GirthFit, type SizeAdvice } from '@/domain/sizes/finder'
import { useMsg } from '@/i18n/use-msg'
import { color, media, space, text } from '@/theme/tokens.gen'
import { Button } from '@/ui/actions/Button'
import { ButtonLink } from '@/ui/actions/Link'
import { FormTextField } from '@/ui/form/fields'
import { Form } from '@/ui/form/Form'
import { RulerIcon } from '@/ui/icons'
import { Row, Stack, Text } from '@/ui/layout/basics'
import {
  deleteBodyMeasures,
  hasBodyMeasures,
  storeBodyMeasures,
  readBodyMeasures,
} from './stored-body'
import { useSizeFormatters } from './use-size-formatters'

/**
 * A form that finds a size from body measures (Product §2.14, "Footer pages"). Screen readers announce the
 * result. The result disappears when the shopper types again.
 */
export function SizeFinder() {
  const msg = useMsg()
  const [initial] = useState(readBodyMeasures)
  const [forgotten, setForgotten] = useState(0)
  const [isKept, setIsKept] = useState(hasBodyMeasures)
  const [answer, setAnswer] = useState<SizeAdvice | 'nothing' | null>(null)
  return (
    <Frame>
      <Form<BodyForm>
        aria-label={msg('sizes.finder')}
        initialValues={forgotten ? emptyBodyForm : initial}
        schema={async () => (await import('./schema')).bodyFormSchema}
        key={forgotten}
        onValuesChange={() => setAnswer(null)}
        onSubmit={(form) => {
          const advice = findSize(bodyMeasuresOf(form))
          if (advice) setIsKept(storeBodyMeasures(form))
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
              deleteBodyMeasures()
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

/**
 * The height of a label. The button has no label, so this height moves it down to align it with the inputs.
 */
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

  ${media.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    grid-template-rows: auto 1fr;
  }

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

    ${media.desktop} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
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

/* The box is as high as most results, so that the content below it moves little. */
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

  ${media.desktop} {
    grid-area: 1 / 2 / span 2;
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

/** Scrolls to the result, because on phones it would be below the visible part of the page. */
const scrollIntoView = (element: HTMLElement | null) =>
  element?.scrollIntoView({ block: 'nearest' })

/** The result: the size, or a note that no size fits. Below are the reasons and a link. */
function SizeResult({ advice }: { advice: SizeAdvice }) {
  const msg = useMsg()
  const { result, estimated } = advice
  const size = letterSizes.find((letter) => letter === result)
  const title = estimated ? 'sizes.finder.estimate' : 'sizes.finder.size'
  return (
    <Root ref={scrollIntoView}>
      <Stack $gap={3} $justify="start">
        <Text as="h3" $color="ink" $title="h2">
          {size ? msg(title, { size }) : msg('sizes.finder.outside')}
        </Text>
        <SizeReasons advice={advice} />
        {size ? (
          <ButtonLink to="/products" variant="secondary">
            {msg('sizes.finder.shop')}
          </ButtonLink>
        ) : (
          <ButtonLink to="/$page" params={{ page: 'contact' }} variant="secondary">
            {msg('sizes.finder.contact')}
          </ButtonLink>
        )}
      </Stack>
      {!estimated && <SizeFits fits={advice.fits} />}
    </Root>
  )
}

function SizeFits({ fits }: { fits: readonly GirthFit[] }) {
  const msg = useMsg()
  const format = useSizeFormatters()
  return (
    <Table>
      <caption>{msg('sizes.finder.fits')}</caption>
      <tbody>
        {fits.map(({ girth, cm, size }) => (
          <tr key={girth}>
            <th scope="row">{msg(`sizes.girth.${girth}`)}</th>
            <td>{msg('sizes.cm', { value: format.cm(cm) })}</td>
            <td>{size ?? msg('sizes.finder.outside.one')}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** The reasons for a size: the girths that decide it, the next larger size, and doubts. */
function SizeReasons({ advice }: { advice: SizeAdvice }) {
  const msg = useMsg()
  const format = useSizeFormatters()
  const { result, fits, decidedBy, roomier, estimated, doubtful } = advice
  const girths = format.girths(decidedBy)
  const n = decidedBy.length
  const edge = result === 'larger' ? letterSizes.at(-1) : letterSizes[0]
  const outside = result === 'smaller' || result === 'larger'
  return (
    <>
      <p>
        {estimated
          ? msg('sizes.finder.estimated')
          : outside
            ? msg(`sizes.finder.${result}`, { girths, n, size: edge ?? '' })
            : msg(`sizes.finder.${n === fits.length ? 'agree' : 'decided'}`, {
                girths,
                n,
                size: result,
              })}
      </p>
      {roomier && <p>{msg('sizes.finder.between', { size: result, roomier })}</p>}
      {doubtful && <p>{msg('sizes.finder.doubtful')}</p>}
    </>
  )
}

const Root = styled.div`
  display: grid;
  align-items: center;
  gap: ${space(8)};
  scroll-margin-block: ${space(30)} ${space(8)};

  ${media.tablet} {
    grid-template-columns: 3fr 2fr;
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Table = styled.table`
  width: 100%;
  font-size: ${text.sm};

  & caption {
    padding-bottom: ${space(1)};
    color: ${color.inkSoft};
    text-align: start;
  }

  & :is(th, td) {
    padding-block: ${space(2)};
    border-top: 1px solid ${color.celadon};
    text-align: start;
  }

  & td:last-child {
    text-align: end;
  }
`
