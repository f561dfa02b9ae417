import { useState } from 'react'
import { useStore } from '@/components/hooks/use-store'
import { referralLine } from '@/content/referral'
import { cn } from '@/lib/cn'
import { forgetReferralCode, referralCode } from '@/lib/referral-code'

/** The value of a friend’s link, whose code is known only after hydration. */
export function FriendsOffer({ className }: { className?: string }) {
  const code = useStore(referralCode)
  return (
    code && (
      <p className={cn('font-semibold text-balance text-sea-deep text-sm leading-tight', className)}>
        {referralLine.offer}
      </p>
    )
  )
}

/** A notice that a friend's code is stored on this device, with a button to remove it. */
export function ReferralLine() {
  const code = useStore(referralCode)
  const [removed, setRemoved] = useState(false)
  if (!code && !removed) return null
  const remove = () => {
    forgetReferralCode()
    setRemoved(true)
  }
  return (
    <p role="status" className="text-ink-soft text-sm">
      {code ? `${referralLine.kept(code)} ` : referralLine.removed}
      {code && (
        <button type="button" className="link text-sm" onClick={remove}>
          {referralLine.remove}
        </button>
      )}
    </p>
  )
}
