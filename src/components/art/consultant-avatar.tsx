import { ConsultantPortrait } from '@/components/art/consultant-portrait'
import type { Consultant } from '@/content/consultants'
import { cn } from '@/lib/cn'

export function ConsultantAvatar({
  consultant: { avatar, name },
  className,
}: {
  consultant: Consultant
  className?: string
}) {
  const frame = cn('aspect-[6/7] shrink-0 rounded-t-full object-cover', className)
  return avatar ? <img src={avatar} alt={name} className={frame} /> : <ConsultantPortrait className={frame} />
}
