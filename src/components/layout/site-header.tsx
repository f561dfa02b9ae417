import { Menu, X } from 'lucide-react'
import { Suspense, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { BridgeMark } from '@/components/art/bridge-mark'
import { CallRequested } from '@/components/dialogs/call-requested'
import { FreeCallButton } from '@/components/dialogs/free-call'
import { useOverlay } from '@/components/dialogs/overlay-entry'
import { NavList } from '@/components/layout/nav-list'
import { ButtonLink } from '@/components/ui/button'
import { brand } from '@/content/brand'
import { header } from '@/content/navigation'
import { cn } from '@/lib/cn'
import { paths } from '@/lib/paths'

export function SiteHeader() {
  const { open, show, close } = useOverlay('menu')
  const toggle = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const closeMenu = useEffectEvent(close)
  // A layout effect moves the focus before the browser removes it from the hidden menu.
  useLayoutEffect(() => {
    if (!open && menu.current?.contains(document.activeElement)) toggle.current?.focus()
  }, [open])
  useEffect(() => {
    if (!open) return
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      closeMenu()
      toggle.current?.focus()
    }
    const closeWhenLeft = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('main, footer, aside')) closeMenu()
    }
    document.addEventListener('keydown', closeOnEscape)
    document.addEventListener('focusin', closeWhenLeft)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      document.removeEventListener('focusin', closeWhenLeft)
    }
  }, [open])

  // On laptops the header sticks with its second row, the menu: -3.375rem hides the first row (a link of 44 px and 2 x 5 px
  // of margin), which returns while one of its links has the focus.
  return (
    <>
      {/* Covers the page below the open menu: a press there only closes the menu. */}
      {open && (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          onClick={close}
          className="fixed inset-0 z-30 cursor-default bg-ink-deep/30 nav:hidden print:hidden"
        />
      )}
      <header className="sticky top-0 z-40 border-b border-paper-line bg-paper nav:top-[-3.375rem] nav:has-[>div>div>a:focus-visible]:top-0">
        <div className="container-page @container flex flex-wrap items-center justify-between gap-x-4">
          <div className="flex min-h-14 min-w-0 flex-1 items-center nav:contents">
            <Link
              to={paths.home}
              aria-label={brand.name}
              className="flex min-h-11 min-w-0 items-center gap-2.5 font-display text-xl font-bold nav:my-1.25"
            >
              <BridgeMark className="w-9 shrink-0" />
              {/* Hidden in very large text, where the menu button leaves no room for it. */}
              <span translate="no" className="@max-[14rem]:hidden">
                {brand.name}
              </span>
            </Link>
            <CallRequested className="ml-auto text-sea-deep text-sm max-nav:hidden" />
            <ButtonLink tone="quiet" size="small" to={paths.signup} className="-mr-4 max-nav:hidden">
              {header.consultant}
            </ButtonLink>
          </div>
          <button
            ref={toggle}
            type="button"
            aria-expanded={open}
            aria-controls="menu"
            aria-label={open ? header.closeMenu : header.openMenu}
            onClick={open ? close : show}
            className="-mr-2 grid size-12 place-items-center rounded-full hover:bg-paper-deep nav:hidden"
          >
            {open ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
          </button>
          <div
            ref={menu}
            id="menu"
            className={cn(
              'max-h-[calc(var(--screen-height)-4rem)] w-full overflow-y-auto pb-6 nav:relative nav:flex nav:min-h-13.5 nav:items-center nav:justify-between nav:gap-4 nav:overflow-visible nav:bg-paper nav:pb-0',
              !open && 'hidden',
            )}
          >
            <nav aria-label={header.menus} className="nav:-ml-1 nav:grow">
              {/* `Suspense` without a fallback: React hydrates its content after the page's controls, or when it is pressed. */}
              <Suspense>
                <NavList />
              </Suspense>
            </nav>
            <div className="flex flex-wrap items-center gap-x-3 *:grow max-nav:mt-2">
              <FreeCallButton
                returnFocusTo={open ? toggle : undefined}
                tone="secondary"
                size="small"
                className="max-nav:tone-primary nav:primary-action:tone-primary nav:px-3 nav:whitespace-nowrap"
              >
                {header.book}
              </FreeCallButton>
              <CallRequested className="basis-full text-center text-sea-deep text-sm nav:hidden" />
              <ButtonLink tone="quiet" size="small" to={paths.signup} className="nav:hidden">
                {header.consultant}
              </ButtonLink>
            </div>
          </div>
        </div>
      </header>
    </>
  )
}
