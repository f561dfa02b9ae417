import { useState } from 'react'
import { referralLine } from '@/content/referral'
import { forgetReferralCode, readReferralCode } from '@/lib/referral-code'

/** Tells a visitor who followed a friend’s link what is kept, and takes it back. */
export function ReferralLine() {
  const [code, setCode] = useState(readReferralCode)
  if (!code) return null
  const remove = () => {
    forgetReferralCode()
    setCode(undefined)
  }
  return (
    <p className="text-ink-soft text-sm">
      {`${referralLine.kept(code)} `}
      <button type="button" className="link text-sm" onClick={remove}>
        {referralLine.remove}
      </button>
    </p>
  )
}
