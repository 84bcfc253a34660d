import preview from '#.storybook/preview'
import styled from 'styled-components'
import { color, space, title } from '@/theme/tokens.gen'
import { BrandArt } from '@/ui/media/BrandArt'
import brand from '@brand/brand.json'
import { LinkTo } from '../../.storybook/book/StoryOf'
import { BookPage, Facts, Section } from '../../.storybook/docs/page-parts'

const meta = preview.meta({ tags: ['!autodocs'], parameters: { layout: 'fullscreen' } })

/** Name, mark and character. */
export const Brand = meta.story({
  render: () => (
    <BookPage place="Foundations" title="Brand" lead={brand.character}>
      <Section id="mark" title="Name and mark">
        <Grounds>
          <li style={{ background: color.paper }}>
            <img src="./brand/logo.svg" alt={brand.name} width={198} height={42} />
          </li>
          <li style={{ background: color.sand }}>
            <span style={{ font: title.mark }}>{brand.name}</span>
          </li>
          <li style={{ background: color.surface }}>
            <img src="./brand/favicon.svg" alt="The mark" width={48} height={48} />
          </li>
        </Grounds>
        <Facts
          rows={[
            ['The name', `Always with its marks: ${brand.name}.`],
            ['The mark', 'One line, on a light ground. Room of its own height around it.'],
            [
              'Where it comes from',
              'Site info of the server (logo, favicon); the name stands in for it.',
            ],
          ]}
        />
      </Section>
      <Section id="art" title="The drawing">
        <BrandArt />
        <p>
          It fills an empty place, never a full one. See{' '}
          <LinkTo file="ui/media/BrandArt">The brand’s art</LinkTo> and the pictures in{' '}
          <LinkTo file="foundations/Pictures" story="HowItIsMade">
            Pictures
          </LinkTo>
          .
        </p>
      </Section>
      <Section id="character" title="Character">
        <Facts
          rows={[
            ['Calm', 'One main action in a view; white is not empty, it is where the eye rests.'],
            ['Honest', 'Amounts are the server’s. What is sold out says so. No countdowns.'],
            ['Made by hand', 'Cloth, seams and threads can be seen; nothing shines like plastic.'],
          ]}
        />
      </Section>
    </BookPage>
  ),
})

const Grounds = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(${space(56)}, 1fr));
  gap: ${space(4)};

  & > li {
    display: grid;
    place-items: center;
    min-height: ${space(36)};
    border: 1px solid ${color.line};
  }
`
