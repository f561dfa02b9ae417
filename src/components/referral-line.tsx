import { useEffect, useState } from 'react'
import { referralLine } from '@/content/referral'
import { forgetReferralCode, readReferralCode } from '@/lib/referral-code'

/** Tells a visitor who followed a friend’s link what is kept, and takes it back. */
export function ReferralLine() {
  const [code, setCode] = useState<string>()
  const [removed, setRemoved] = useState(false)
  // In an effect: `ReferralKeeper` stores the code of the link in an effect before this one.
  useEffect(() => setCode(readReferralCode()), [])
  if (!code) return null
  const remove = () => {
    forgetReferralCode()
    setRemoved(true)
  }
  return (
    <p role="status" className="text-ink-soft text-sm">
      {removed ? referralLine.removed : `${referralLine.kept(code)} `}
      {!removed && (
        <button type="button" className="link text-sm" onClick={remove}>
          {referralLine.remove}
        </button>
      )}
    </p>
  )
}
