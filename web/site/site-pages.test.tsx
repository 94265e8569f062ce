import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { AboutPage } from './about-page.tsx';
import { ContactPage } from './contact-page.tsx';
import { LandingPage } from './landing-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { SignInPage } from './sign-in-page.tsx';
import { SiteFrame } from './site-frame.tsx';

beforeEach(() => {
  Object.assign(document.documentElement.dataset, {
    supportEmail: 'support@mothership.example',
    supportPhone: '1-800-555-0142',
    supportAddress: '100 Example Plaza, San Francisco, CA 94105',
  });
});
afterEach(cleanup);

const show = (page: ReactNode, path = '/') => render(<Router hook={memoryLocation({ path }).hook}>{page}</Router>);
const headings = (level: number) => screen.getAllByRole('heading', { level }).map((heading) => heading.textContent);
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const section = (title: string) => {
  const element = screen.getByRole('heading', { name: title }).closest('section');
  if (!element) throw new Error(`no section ${title}`);
  return within(element);
};

test('the landing page has a welcome title and links to sign-in and to the mission', () => {
  show(<LandingPage />);
  expect(headings(1)).toEqual(['Welcome to Mothership: Your Family Co-Pilot']);
  expect(screen.getByText("Easing moms' mental load with smart planning")).toBeDefined();
  expect(hrefOf('Sign In / Sign Up')).toBe('/api/login');
  expect(hrefOf('Learn More about our mission')).toBe('/about');
  expect(hrefOf('Get started')).toBe('/onboarding');
});

test('the landing page shows What We Do in four tiles', () => {
  show(<LandingPage />);
  const tiles = section('What We Do').getAllByRole('heading', { level: 3 });
  expect(tiles.map((tile) => tile.textContent)).toEqual([
    'Simplify with Smarts',
    'Predict & Remind',
    'Know Your Family',
    'Empower Your Time',
  ]);
});

test('the landing page has three Explore cards', () => {
  show(<LandingPage />);
  const cards = section('Explore').getAllByRole('listitem');
  const texts = cards.map((card) => [
    within(card).getByRole('heading').textContent,
    within(card).getByRole('link').textContent,
    within(card).getByRole('link').getAttribute('href'),
  ]);
  expect(texts).toEqual([
    ['Get Started', 'Try Onboarding', '/onboarding'],
    ['Meal Planning', 'Plan Meals', '/meal-planner'],
    ['Full Dashboard', 'Go to Dashboard', '/dashboard'],
  ]);
  expect(cards[2]?.textContent).toContain('Children, appointments, birthdays and more');
});

test('every page for visitors has the brand, a Menu with About and Contact, and the footer', () => {
  show(<SiteFrame>Page</SiteFrame>);
  expect(hrefOf('Mothership')).toBe('/');
  const button = screen.getByRole('button', { name: 'Menu' });
  const menu = document.getElementById(button.getAttribute('popovertarget') ?? '');
  expect(menu?.getAttribute('popover')).toBe('auto');
  const links = [...(menu?.querySelectorAll('a') ?? [])].map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['About', '/about'],
    ['Contact', '/contact'],
  ]);
  expect(within(screen.getByRole('contentinfo')).getByText('Your mental load, made manageable.')).toBeDefined();
});

test('visitors can get started from the about page, from its start and its end', () => {
  show(<AboutPage />);
  const starts = screen.getAllByRole('link', { name: 'Get started' });
  expect(starts.map((link) => link.getAttribute('href'))).toEqual(['/onboarding', '/onboarding']);
});

test('the about page is titled with the mission statement and has its sections and figures', () => {
  show(<AboutPage />);
  expect(headings(1)).toEqual(["Easing moms' mental load with smart planning"]);
  expect(headings(2)).toEqual(['Our Why', 'Our Mission', 'What We Do', 'Our Promise']);
  expect(headings(3)).toEqual(['Simplify with Smarts', 'Predict and Remind', 'Know Your Family', 'Empower Your Time']);
  const figures = section('Our Why').getAllByRole('listitem');
  expect(figures.map((figure) => figure.textContent)).toEqual([
    '71%of household planning falls on moms',
    '86%of moms feel rushed',
    '100 million+moms worldwide carry this load',
  ]);
});

test.each([
  'plans meals',
  'orders groceries through a grocery delivery service',
  'reminds about appointments, birthdays and seasonal tasks',
  'learns family preferences',
  'offers one-tap booking',
  'delegates tasks to partners',
])('the mission says that the product %s', (promise) => {
  show(<AboutPage />);
  const mission = screen.getByRole('heading', { name: 'Our Mission' }).closest('section');
  expect(mission?.textContent).toContain(promise);
});

test('the contact page shows the email, the toll-free phone and the address', () => {
  show(<ContactPage />);
  expect(headings(1)).toEqual(['Contact']);
  expect(hrefOf('support@mothership.example')).toBe('mailto:support@mothership.example');
  expect(hrefOf('1-800-555-0142')).toBe('tel:1-800-555-0142');
  expect(screen.getByText('100 Example Plaza, San Francisco, CA 94105')).toBeDefined();
});

test('an unknown path shows a 404 page with a hint for developers', () => {
  show(<NotFoundPage />);
  expect(headings(1)).toEqual(['404 Page Not Found']);
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeDefined();
  expect(hrefOf('Take me home')).toBe('/');
  expect(hrefOf('Tell us about it')).toBe('/contact');
});

test('the sign-in page links to a sign-in that returns to the requested page', () => {
  show(<SignInPage signInHref="/api/login?returnTo=%2Fhousehold" />);
  expect(headings(1)).toEqual(['Sign in to continue']);
  expect(hrefOf('Sign In / Sign Up')).toBe('/api/login?returnTo=%2Fhousehold');
});
