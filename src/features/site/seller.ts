import type { WebsiteInfo } from '@/api/generated/model'

type SellerLine = { fact: 'company' | 'tax_code' | 'registration'; text: string }

/** Who sells, as far as staff have filled it in (Product §2.14.6): the company, its tax code and its registration. */
export function sellerLines(website: WebsiteInfo | undefined): SellerLine[] {
  const facts = ['company', 'tax_code', 'registration'] as const
  return facts.flatMap((fact) => {
    const text = website?.[fact]
    return text ? [{ fact, text }] : []
  })
}
