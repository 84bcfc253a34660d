import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import type { ProductForm } from '@/domain/admin/product-form'
import { localeAtom } from '@/i18n/state'
import { useMsg } from '@/i18n/use-msg'
import { formatMoment } from '@/lib/dates'
import { useAtomValue } from '@/lib/store'
import { color, radius, space, text, weight } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import type { Option } from '@/ui/choosing/Select'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import type { Kept } from './kept'
import { differencesOf } from './part-text'
import { useWords } from './use-words'

type RestoreOfferProps = {
  kept: Kept
  /** The version that is saved; of a new product the empty form. */
  saved: ProductForm
  isNew: boolean
  /** Somebody else saved the product since these changes were kept. */
  isOutdated: boolean
  categories: readonly Option[]
  onRestore: () => void
  onDiscard: () => void
}

/** What this device kept of an earlier visit, how it differs from what is saved, and the choice between them. */
export function RestoreOffer({ kept, saved, isNew, isOutdated, ...rest }: RestoreOfferProps) {
  const msg = useMsg()
  const locale = useAtomValue(localeAtom)
  const differences = differencesOf(kept.form, saved, useWords(rest.categories))
  const title = useRef<HTMLHeadingElement>(null)
  const time = formatMoment(kept.at, locale)
  useEffect(function leadToTheChoice() {
    title.current?.focus()
  }, [])
  return (
    <Panel aria-labelledby="kept-title">
      <Title id="kept-title" ref={title} tabIndex={-1}>
        {msg('adminProduct.kept.title')}
      </Title>
      <p>{msg(isNew ? 'adminProduct.kept.text.new' : 'adminProduct.kept.text', { time })}</p>
      {isOutdated && <p>{msg('adminProduct.kept.newer')}</p>}
      <Actions>
        <Button onClick={rest.onRestore}>{msg('adminProduct.kept.restore')}</Button>
        <Button variant="secondary" onClick={rest.onDiscard}>
          {msg('adminProduct.kept.discard')}
        </Button>
      </Actions>
      <details>
        <summary>{msg('adminProduct.kept.differs')}</summary>
        <Rows>
          {differences.map(({ part, mine, theirs }) => (
            <div key={part}>
              <dt>{msg(`adminProduct.field.${part}`)}</dt>
              {!isNew && (
                <dd>
                  <VisuallyHidden>{msg('adminProduct.kept.theirs')}: </VisuallyHidden>
                  <del>{theirs}</del>
                </dd>
              )}
              <dd>
                <VisuallyHidden>{msg('adminProduct.kept.mine')}: </VisuallyHidden>
                <ins>{mine}</ins>
              </dd>
            </div>
          ))}
        </Rows>
      </details>
    </Panel>
  )
}

const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-block-end: ${space(5)};
  padding: ${space(5)};
  gap: ${space(3)};
  border: 1px solid ${color.celadon};
  border-radius: ${radius.md};
  background: ${color.celadonSoft};

  summary {
    padding-block: ${space(2)};
    cursor: pointer;
  }
`

const Title = styled.h2`
  font-family: inherit;
  font-size: ${text.lg};
  font-weight: ${weight.bold};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`

const Rows = styled.dl`
  display: grid;
  gap: ${space(3)};
  font-size: ${text.sm};
  overflow-wrap: anywhere;

  dt {
    font-weight: ${weight.bold};
  }

  dd {
    margin: 0;
    white-space: pre-line;
  }

  del {
    color: ${color.inkSoft};
  }

  ins {
    text-decoration: none;
  }
`
