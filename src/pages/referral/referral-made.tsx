import { MessageCircle, Share2 } from 'lucide-react'
import { Confirmation } from '@/components/form/confirmation'
import { CopyField } from '@/components/form/copy-field'
import { Button, buttonStyles } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { notices } from '@/content/notices'
import { referral } from '@/content/referral'
import { shareChatLink } from '@/lib/links'
import { paths } from '@/lib/paths'

/** The code, and the ways to pass it on. */
export function ReferralMade({ code }: { code: string }) {
  const { made, invitation } = referral
  const link = new URL(paths.invited(code), location.origin).href
  return (
    <div className="grid gap-5">
      <Confirmation>
        <p>{made.code}</p>
        <p className="font-display font-bold text-3xl tracking-wide">{code}</p>
        <p className="mt-1 text-sm">{made.note}</p>
      </Confirmation>
      <CopyField
        label={made.link}
        value={link}
        copy={made.copy}
        onCopied={() => notify(notices.referral.linkCopied)}
      />
      <div className="grid gap-3 sm:flex">
        {'share' in navigator && (
          // Closing the sheet without sharing is an answer, not a fault.
          <Button onClick={() => navigator.share({ text: invitation(link) }).catch(() => {})}>
            <Share2 aria-hidden="true" className="size-5" />
            {made.share}
          </Button>
        )}
        <a
          href={shareChatLink(invitation(link))}
          target="_blank"
          rel="noreferrer"
          className={buttonStyles({ tone: 'ink' })}
        >
          <MessageCircle aria-hidden="true" className="size-5" />
          {made.whatsapp}
        </a>
      </div>
    </div>
  )
}
