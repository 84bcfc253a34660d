import type { ReactNode } from 'react'
import type { IconProps } from '../icon'
import { Menu, MenuButton, MenuLink, type MenuProps } from '../overlays/Menu'

/** An action of a row. It opens a link or calls a function. `opener` is the button of the menu. */
export type RowAction = { text: string; Icon: (props: IconProps) => ReactNode } & (
  | { href: string }
  | { onClick: (opener: HTMLElement | null) => void }
)

type RowActionsProps = Omit<MenuProps, 'children'> & { actions: readonly RowAction[] }

/** The menu with the actions of a row. Import it lazily, so that the start bundle stays small. */
export function RowActionMenu({ actions, ...menu }: RowActionsProps) {
  return (
    <Menu {...menu}>
      {actions.map(({ text, Icon, ...action }) =>
        'href' in action ? (
          <MenuLink key={text} href={action.href}>
            <Icon size={20} /> {text}
          </MenuLink>
        ) : (
          <MenuButton key={text} onClick={() => action.onClick(menu.anchor.current)}>
            <Icon size={20} /> {text}
          </MenuButton>
        ),
      )}
    </Menu>
  )
}
