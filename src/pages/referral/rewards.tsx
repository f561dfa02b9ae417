import { referral } from '@/content/referral'

export function Rewards() {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-5">
      {referral.rewards.map(({ amount, title, text }) => (
        <li
          key={title}
          className="rounded-t-[4rem] rounded-b-3xl bg-marigold-pale px-4 pt-10 pb-6 text-center sm:px-6"
        >
          <p className="font-display font-bold text-3xl sm:text-5xl">{amount}</p>
          <p className="mt-1 font-semibold">{title}</p>
          <p className="mt-3 text-pretty text-sm">{text}</p>
        </li>
      ))}
    </ul>
  )
}
