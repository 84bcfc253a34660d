import type { Meta, StoryObj } from '@storybook/react-vite'
import styled from 'styled-components'
import { color, space, title } from '@/theme/tokens'
import { MagnoliaBranch } from '@/ui/media/MagnoliaBranch'
import { BookPage } from '../../.storybook/book/BookPage'
import { LinkTo } from '../../.storybook/book/StoryOf'
import { Facts, Section } from '../../.storybook/docs/page-parts'

const meta = { tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta

/** Name, mark and character. */
export const Brand: StoryObj = {
  render: () => (
    <BookPage
      place="Foundations"
      title="Brand"
      lead="Mộc Lan is the magnolia: a flower that opens on bare wood. The shop is calm, editorial and Vietnamese without folklore: silk, lacquer, celadon, warm paper."
    >
      <Section id="mark" title="Name and mark">
        <Grounds>
          <li style={{ background: color.paper }}>
            <img src="./brand/logo.svg" alt="Mộc Lan" width={198} height={42} />
          </li>
          <li style={{ background: color.sand }}>
            <span style={{ font: title.mark }}>Mộc Lan</span>
          </li>
          <li style={{ background: color.surface }}>
            <img src="./brand/favicon.svg" alt="Magnolia" width={48} height={48} />
          </li>
        </Grounds>
        <Facts
          rows={[
            [
              'The name',
              'Always with its marks: Mộc Lan. Never “Moc Lan” in a text that people read.',
            ],
            [
              'The mark',
              'One line, in lacquer red on a light ground. Room of its own height around it.',
            ],
            [
              'Where it comes from',
              'Site info of the server (logo, favicon); the name stands in for it.',
            ],
          ]}
        />
      </Section>
      <Section id="branch" title="The branch">
        <MagnoliaBranch />
        <p>
          It fills an empty place, never a full one. See{' '}
          <LinkTo file="ui/media/MagnoliaBranch">Magnolia branch</LinkTo> and the pictures in{' '}
          <LinkTo file="foundations/Artwork" story="HowItIsMade">
            Artwork
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
}

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
