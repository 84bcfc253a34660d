import { describe, expect, test } from 'vitest'
import { differingFields } from '@/ui/editor/fields'
import { formErrorsOf } from '@/ui/form/Form'
import {
  bannerFields,
  type BannerFormValues,
  bannerFormOf,
  bannerFormDescription,
  bannerName,
  bannerRequest,
} from './banner-form'

const banner = { id: 1, image_url: '/a.avif', title_1: 'A', title_2: 'B', link: '/cart', order: 1 }
const problemsOf = (form: BannerFormValues) => formErrorsOf(form, bannerFormDescription)

describe('a banner is saved', () => {
  test('with its picture alone', async () => {
    expect(await problemsOf({ ...bannerFormOf(), image_url: '/a.avif' })).toEqual({})
  })

  test('not without a picture', async () => {
    expect(await problemsOf(bannerFormOf())).toEqual({ image_url: 'adminBanners.error.image' })
  })

  test.each(['javascript:alert(1)', 'https://', ' data:text/html,x'])(
    'not with the link %s',
    async (link) => {
      expect(await problemsOf({ ...bannerFormOf(banner), link })).toEqual({
        link: 'adminBanners.error.link',
      })
    },
  )

  test('with words of at most 255 characters', async () => {
    const long = 'ẫ'.repeat(255)
    expect(await problemsOf({ ...bannerFormOf(banner), title_1: long })).toEqual({})
    expect(await problemsOf({ ...bannerFormOf(banner), title_2: `${long}ẫ` })).toEqual({
      title_2: 'field.problem.longName',
    })
  })
})

test('spaces around the titles are not sent, and are no change', () => {
  const typed = { ...bannerFormOf(banner), title_1: ' A ' }
  expect(bannerRequest(typed).title_1).toBe('A')
  expect(differingFields(bannerFields, typed, bannerFormOf(banner))).toEqual([])
})

test('the request names the edited version, where there is one', () => {
  const updated_at = '2026-11-20T00:00:00.000Z'
  expect(bannerRequest(bannerFormOf(banner), updated_at)).toMatchObject({ updated_at })
  expect(bannerRequest(bannerFormOf(banner))).not.toHaveProperty('updated_at')
})

test('a banner is named by its first title', () => {
  expect(bannerName({ ...bannerFormOf(), title_2: 'Thu' }, '–')).toBe('Thu')
  expect(bannerName(bannerFormOf(), '–')).toBe('–')
})
