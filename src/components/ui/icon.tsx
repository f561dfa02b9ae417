import {
  BookOpenCheck,
  BriefcaseBusiness,
  CircleCheck,
  Clock,
  Compass,
  GraduationCap,
  type LucideIcon,
  MapPin,
  MessagesSquare,
  Scale,
  ShieldCheck,
  Split,
  Tag,
} from 'lucide-react'
import type { ComponentProps } from 'react'

const icons = {
  book: BookOpenCheck,
  briefcase: BriefcaseBusiness,
  campus: GraduationCap,
  chat: MessagesSquare,
  check: CircleCheck,
  clock: Clock,
  compass: Compass,
  pin: MapPin,
  scale: Scale,
  shield: ShieldCheck,
  split: Split,
  tag: Tag,
} as const satisfies Record<string, LucideIcon>

export type IconName = keyof typeof icons

export function Icon({ name, ...props }: { name: IconName } & ComponentProps<LucideIcon>) {
  const Drawing = icons[name]
  return <Drawing aria-hidden="true" {...props} />
}
