import { WaysToReachUs } from '@/components/ways-to-reach-us'

export function NoScript() {
  return (
    <noscript>
      <div className="bg-marigold-pale px-4 py-3">
        Forms need JavaScript, which is off in this browser. You can read every page, and reach us here:
        <WaysToReachUs />
      </div>
    </noscript>
  )
}
