import { Icon, type IconProps } from './Icon'

export function PlayIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7.5 5v14L19 12 7.5 5Z" />
    </Icon>
  )
}
