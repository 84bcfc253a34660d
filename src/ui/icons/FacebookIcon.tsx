import { Icon, type IconProps } from './Icon'

export function FacebookIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M14 21v-7.5h2.8l.5-3.3H14V8.3c0-1 .4-1.6 1.7-1.6h1.7V3.8c-.5-.1-1.3-.2-2.2-.2-2.7 0-4.2 1.5-4.2 4.3v2.3H8v3.3h3V21" />
    </Icon>
  )
}
