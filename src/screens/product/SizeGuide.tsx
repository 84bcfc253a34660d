import { useMsg } from '@/i18n/use-msg'
import { isWide } from '@/theme/breakpoints'
import { ButtonLink } from '@/ui/actions/Link'
import { Stack } from '@/ui/layout/basics'
import { Drawer, type DrawerProps } from '@/ui/overlays/Drawer'
import { SafeHtml } from '@/ui/rich-text/SafeHtml'

type SizeGuideProps = Pick<DrawerProps, 'open' | 'onOpenChange'> & { chart: string | null }

/** The size chart of a garment with a link to the finder. The page stays (Product §2.6.9). */
export function SizeGuide({ chart, ...drawer }: SizeGuideProps) {
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
