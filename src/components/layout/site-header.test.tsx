import { fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { SiteHeader } from '@/components/layout/site-header'

const menus = {
  Services: {
    'Admission Guidance & Strategy': '/services/admission-guidance',
    'During Studies': '/services/during-studies',
    'Post-Study': '/services/post-study',
    'Custom Service Packages': '/services',
    Pricing: '/pricing',
  },
  'Where We Help': {
    Belgium: '/destinations/belgium',
    Netherlands: '/destinations/netherlands',
    Luxembourg: '/destinations/luxembourg',
    Germany: '/destinations/germany',
    'What It Costs': '/plan',
  },
  'Career Resources': { 'Visa-Sponsoring Companies': '/companies' },
}

test('the menus have the specified links and mark the active page', () => {
  render(
    <MemoryRouter initialEntries={['/faq']}>
      <SiteHeader />
    </MemoryRouter>,
  )
  const menu = screen.getByRole('navigation', { name: 'Main menu' })
  const expectLinks = (links: Record<string, string>) => {
    for (const [name, href] of Object.entries(links))
      for (const link of within(menu).getAllByRole('link', { name }))
        expect(link).toHaveAttribute('href', href)
  }
  expectLinks({
    Home: '/',
    'About Us': '/about',
    Blogs: '/blogs',
    FAQ: '/faq',
    Contact: '/contact',
    'Referral Program': '/referral',
  })
  for (const [name, links] of Object.entries(menus)) {
    const button = within(menu).getByRole('button', { name })
    const list = document.getElementById(button.getAttribute('aria-controls') ?? '')
    expect(button).toHaveAttribute('aria-expanded', 'false')
    fireEvent.click(button)
    expect(button).toHaveAttribute('aria-expanded', 'true')
    expectLinks(links)
    for (const label of Object.keys(links))
      expect(within(list as HTMLElement).getByText(label)).toBeInTheDocument()
  }
  for (const consultant of screen.getAllByRole('link', { name: 'Become a Consultant' }))
    expect(consultant).toHaveAttribute('href', '/signup')
  const active = menu.querySelectorAll('[aria-current=page]')
  expect([...active].map(({ textContent }) => textContent)).toEqual(['FAQ'])
})
