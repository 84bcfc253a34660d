import { Icon, type IconProps } from './Icon'

export function SignOutIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M14 4.5H5v15h9M10 12h10.5m-4-4 4 4-4 4" />
    </Icon>
  )
}
