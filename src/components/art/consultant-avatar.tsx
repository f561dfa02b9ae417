import drawing from '@/assets/art/consultant.svg'
import type { Consultant } from '@/content/consultants'
import { cn } from '@/lib/cn'

type ConsultantAvatarProps = { consultant: Consultant; className?: string }

/** The consultant's photo, or a drawing if there is none. */
export function ConsultantAvatar({ consultant: { avatar, name }, className }: ConsultantAvatarProps) {
  return (
    <img
      src={avatar ?? drawing}
      alt={avatar ? name : ''}
      className={cn('aspect-[6/7] shrink-0 rounded-t-full object-cover', className)}
    />
  )
}
