import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { useOnNavigation } from '@/components/hooks/use-on-navigation'
import { type NavItem, navigation } from '@/content/navigation'
import type { Link } from '@/content/types'
import { cn } from '@/lib/cn'
import { paths } from '@/lib/paths'

const itemStyles =
  'flex min-h-12 w-full items-center justify-between gap-1 rounded-lg px-3 font-semibold hover:bg-paper-deep nav:min-h-11 nav:w-auto nav:px-1 nav:text-sm'

const stateStyles = (isActive: boolean) =>
  isActive
    ? 'bg-marigold-light nav:bg-transparent nav:underline nav:decoration-marigold nav:decoration-3 nav:underline-offset-8'
    : 'nav:font-medium'

/** Disclosure buttons with lists of links, as in the ARIA guide's pattern for site navigation. */
export function NavList() {
  return (
    <ul className="grid border-t border-paper-line pt-2 nav:flex nav:flex-wrap nav:justify-between nav:border-0 nav:p-0">
      {navigation.map((item) => (
        <NavEntry key={item.label} item={item} />
      ))}
    </ul>
  )
}

function NavEntry({ item }: { item: NavItem }) {
  if ('links' in item) return <NavMenu label={item.label} links={item.links} />
  const { phoneOnly, ...link } = item
  return (
    <li className={phoneOnly && 'nav:hidden'}>
      <NavItemLink {...link} className={itemStyles} />
    </li>
  )
}

function NavItemLink({ label, to, className }: Link & { className: string }) {
  return (
    <NavLink
      to={to}
      // Only /companies is marked on its subpages, too: no menu names them.
      end={to !== paths.companies}
      className={({ isActive }) => cn(className, stateStyles(isActive))}
    >
      {label}
    </NavLink>
  )
}

/** Pages with an entry beside the menus. Only that entry is marked, not the menu that also lists the page. */
const pagesBesideMenus = navigation.flatMap((item) => ('links' in item || item.phoneOnly ? [] : [item.to]))

function NavMenu({ label, links }: { label: string; links: readonly Link[] }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const entry = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const lastPointer = useRef('')
  const { pathname } = useLocation()
  const isCurrent = (to: string) => pathname === to || pathname.startsWith(`${to}/`)
  const active = links.some(({ to }) => isCurrent(to) && !pagesBesideMenus.includes(to))

  useOnNavigation(() => {
    if (entry.current?.contains(document.activeElement)) button.current?.focus()
    setOpen(false)
  })
  useEffect(() => {
    // Only on laptops: in the mobile menu, closing this list would move the links below it while one is pressed.
    if (!open || !liesOverPage(list.current)) return
    const closeOutside = (event: Event) => {
      if (!entry.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [open])

  return (
    <li
      ref={entry}
      className="relative"
      onPointerEnter={(event) => event.pointerType === 'mouse' && liesOverPage(list.current) && setOpen(true)}
      onPointerLeave={(event) =>
        event.pointerType === 'mouse' && liesOverPage(list.current) && setOpen(false)
      }
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        event.preventDefault()
        setOpen(false)
        button.current?.focus()
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onPointerDown={({ pointerType }) => {
          lastPointer.current = pointerType
        }}
        onClick={({ detail }) => {
          // On laptops the mouse has opened the list by hovering: its click (`detail` > 0) must not close it.
          const isMouse = detail > 0 && lastPointer.current === 'mouse'
          setOpen((isMouse && liesOverPage(list.current)) || !open)
        }}
        className={cn(itemStyles, stateStyles(active))}
      >
        {label}
        <ChevronDown
          aria-hidden="true"
          className={cn('size-5 transition-transform nav:size-3.5', open && 'rotate-180')}
        />
      </button>
      <ul
        ref={list}
        id={id}
        className={cn(
          'pb-2 pl-4 nav:absolute nav:left-0 nav:z-10 nav:w-72 nav:rounded-2xl nav:border nav:border-paper-line nav:bg-paper-white nav:p-2 nav:shadow-panel',
          !open && 'hidden',
        )}
      >
        {links.map((link) => (
          <li key={link.to}>
            <NavItemLink {...link} className={cn(itemStyles, 'font-normal nav:w-full')} />
          </li>
        ))}
      </ul>
    </li>
  )
}

/** Whether the list is laid over the page, as on laptops; in the mobile menu it stands between the links. */
const liesOverPage = (list: Element | null) => list && getComputedStyle(list).position === 'absolute'
