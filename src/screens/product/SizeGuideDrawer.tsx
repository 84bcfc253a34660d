import { useMsg } from '@/i18n/use-msg'
import { isWide } from '@/theme/breakpoints'
import { ButtonLink } from '@/ui/actions/Link'
import { Stack } from '@/ui/layout/basics'
import { Drawer, type DrawerProps } from '@/ui/overlays/Drawer'
import { SafeHtml } from '@/ui/rich-text/SafeHtml'

type SizeGuideProps = Pick<DrawerProps, 'open' | 'onOpenChange'> & { chart: string | null }

/**
 * A drawer with the size chart of a product, and a link to the size finder. The page below stays open
 * (Product §2.6.9).
 */
export function SizeGuideDrawer({ chart, ...drawer }: SizeGuideProps) {
  const msg = useMsg()
  const side = isWide('tablet') ? 'right' : 'bottom'
  return (
    <Drawer title={msg('product.sizeGuide')} side={side} {...drawer}>
      <Stack $gap={8} $justify="start">
        {chart ? (
          <SafeHtml html={chart} ground="surface" />
        ) : (
          <p>{msg('product.sizeChart.missing')}</p>
        )}
        <ButtonLink to="/size-guide" variant="secondary">
          {msg('product.sizeGuide.more')}
        </ButtonLink>
      </Stack>
    </Drawer>
  )
}
