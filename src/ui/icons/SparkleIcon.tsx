import { Icon, type IconProps } from './Icon'

export function SparkleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5c.7 4.7 3 7 7.5 8.5-4.5 1.5-6.8 3.8-7.5 8.5-.7-4.7-3-7-7.5-8.5 4.5-1.5 6.8-3.8 7.5-8.5Z" />
    </Icon>
  )
}
