import type { ReactNode, RefObject } from 'react'
import styled from 'styled-components'
import type { FieldErrors } from '@/api/errors'
import { lineKey, lineOptions } from '@/domain/cart/cart'
import { RecipientFields } from '@/features/addresses/AddressFields'
import { VariantSearchField } from '@/features/admin-products/VariantSearchField'
import { checkoutFieldErrors } from '@/features/checkout/server-errors'
import { itemErrors } from '@/features/orders/errors'
import { useMsg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/numbers'
import { color, media, space } from '@/theme/tokens.gen'
import { Button } from '@/ui/actions/Button'
import { IconButton } from '@/ui/actions/IconButton'
import { EditorProblem, type EditorProblemProps } from '@/ui/editor/EditorFooter'
import { EditorForm, type EditorFormProps } from '@/ui/editor/EditorForm'
import { FormFields } from '@/ui/fields/Field'
import { QuantityField } from '@/ui/fields/QuantityField'
import { FormTextField } from '@/ui/form/fields'
import type { FormHelpers } from '@/ui/form/Form'
import { usePhoneDoubt } from '@/ui/form/PersonFields'
import { useFormField } from '@/ui/form/use-form'
import { TrashIcon } from '@/ui/icons'
import { Row, Stack, Text } from '@/ui/layout/basics'
import { TitledCard } from '@/ui/layout/TitledCard'
import { useToast } from '@/ui/toast/toast'
import { withAddedPiece } from './new-order'
import type { OrderChangeLine } from './order-change'

type OrderEditorFormProps<Form extends object> = OrderLinesProps &
  Pick<EditorFormProps<Form>, 'editor' | 'schema'> & {
    title: string
    /** The field that finds the customer on the phone. It is shown above the lines. */
    caller?: ReactNode
    /** Returns the reason why the order can't be saved, or undefined if it can. */
    problemOf?: (form: Form) => string | undefined
    /** The bill and the save button. */
    children: ReactNode
  }

/**
 * The form with which staff create or change an order: lines, recipient and address, with the bill beside
 * them.
 */
export function OrderEditorForm<Form extends { phone: string; lines: readonly OrderChangeLine[] }>({
  editor,
  schema,
  title,
  caller,
  search,
  held,
  problemOf,
  children,
}: OrderEditorFormProps<Form>) {
  const msg = useMsg()
  const save = async (form: Form, helpers: FormHelpers<Form>) => {
    const hasNone = form.lines.length === 0
    const problem = hasNone ? msg('adminOrders.new.error.noLines') : problemOf?.(form)
    if (problem) helpers.setFieldErrors({ lines: [problem] })
    else await editor.save(form, helpers)
  }
  return (
    <EditorForm
      editor={editor}
      aria-label={title}
      schema={schema}
      doubts={usePhoneDoubt()}
      enterSends={false}
      onSubmit={save}
    >
      <Columns>
        <Stack $gap={4}>
          {caller}
          <TitledCard title={msg('adminOrders.new.lines')}>
            <OrderLines search={search} held={held} />
          </TitledCard>
          <TitledCard title={msg('checkout.delivery')}>
            <RecipientFields key={editor.round} />
            <FormFields>
              <FormTextField name="note" label={msg('checkout.note')} multiline />
            </FormFields>
          </TitledCard>
        </Stack>
        <Sticky>
          <TitledCard title={msg('adminOrders.new.bill')}>{children}</TitledCard>
        </Sticky>
      </Columns>
    </EditorForm>
  )
}

type OrderEditorFooterProps = EditorProblemProps & {
  labels: { save: string; agree: string }
  /** Renders a notice that contains `agree`, a button that sends the form. False if there is no notice. */
  renderNotice: false | ((agree: ReactNode) => ReactNode)
}

/** The reason why the last save failed, and the save button or the notice. */
export function OrderEditorFooter({ labels, renderNotice, ...problem }: OrderEditorFooterProps) {
  const { isSaving } = problem.editor
  const agree = (
    <Button type="submit" variant="secondary" loading={isSaving}>
      {labels.agree}
    </Button>
  )
  return (
    <>
      <EditorProblem {...problem} />
      {renderNotice ? (
        renderNotice(agree)
      ) : (
        <Button type="submit" block loading={isSaving} aria-keyshortcuts="Control+Enter">
          {labels.save}
        </Button>
      )}
    </>
  )
}

/** Returns the server's errors by form field. All errors of products are joined under `lines`. */
export function orderEditorFieldErrors(error: unknown): FieldErrors {
  const lines = [...itemErrors(error).values()]
  return { ...checkoutFieldErrors(error), ...(lines.length > 0 && { lines }) }
}

type OrderLinesProps = {
  search: RefObject<HTMLInputElement | null>
  /**
   * Returns how many pieces of a variant the saved order already holds. These pieces are not part of the
   * variant's stock.
   */
  held?: ((variantId: number) => number) | undefined
}

/**
 * The lines of the order, with a search that adds a product. The quantity stops at the stock, if the form
 * knows the stock.
 */
function OrderLines({ search, held }: OrderLinesProps) {
  const msg = useMsg()
  const toast = useToast()
  const { value: lines, error, onChange } = useFormField<readonly OrderChangeLine[]>('lines')
  return (
    <>
      <VariantSearchField
        ref={search}
        error={error}
        onPick={(found) => {
          const variant = { ...found, stock: found.stock + (held?.(found.variant_id) ?? 0) }
          const next = withAddedPiece(lines, variant)
          if (next !== lines) onChange(next)
          else
            toast({
              type: 'warning',
              message: msg('adminOrders.new.noMore', { name: variant.name, n: variant.stock }),
            })
        }}
      />
      {lines.length > 0 && (
        <List>
          {lines.map((line) => {
            const name = [line.name, lineOptions(line)].filter(Boolean).join(' · ')
            return (
              <li key={line.itemId ?? lineKey(line)}>
                <Row $gap={[2, 4]} $align="center" $justify="space-between" $wrap>
                  <LineText>
                    {line.name}
                    <Text $color="inkSoft">
                      {[lineOptions(line), formatVnd(line.price)].filter(Boolean).join(' · ')}
                    </Text>
                  </LineText>
                  <Row $gap={1} $align="center">
                    <QuantityField
                      label={name}
                      min={1}
                      {...(line.stock !== undefined && { max: line.stock })}
                      value={line.quantity}
                      onChange={(quantity) =>
                        onChange(
                          lines.map((other) => (other === line ? { ...line, quantity } : other)),
                        )
                      }
                    />
                    <IconButton
                      label={msg('adminOrders.new.remove', { name })}
                      onClick={() => {
                        onChange(lines.filter((other) => other !== line))
                        search.current?.focus()
                      }}
                    >
                      <TrashIcon />
                    </IconButton>
                  </Row>
                </Row>
              </li>
            )
          })}
        </List>
      )}
    </>
  )
}

const Columns = styled.div`
  display: grid;
  gap: ${space(4)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 360px;
  }
`

/** On wide screens, the content of this box stays in view while the form scrolls. */
const Sticky = styled.div`
  ${media.desktop} {
    position: sticky;
    top: ${space(4)};
    align-self: start;
  }
`

const List = styled.ul`
  & > li {
    padding-block: ${space(2)};
    border-block-start: 1px solid ${color.line};
  }
`

const LineText = styled.div`
  flex: 1 1 220px;
  min-width: 0;
`
