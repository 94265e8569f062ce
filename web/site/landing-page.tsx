import type { ReactNode } from 'react';
import { productName } from '#core/product.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { BasketDrawing } from '#web/ui/illustrations/basket.tsx';
import { CalendarDrawing } from '#web/ui/illustrations/calendar.tsx';
import { HouseDrawing } from '#web/ui/illustrations/house.tsx';
import { LandscapeDrawing } from '#web/ui/illustrations/landscape.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { ProductPreview } from './product-preview.tsx';
import { WhatWeDo } from './what-we-do.tsx';

export const landingTitle = 'Your Family Co-Pilot';

export function LandingPage() {
  const heading = usePageTitle(landingTitle);
  return (
    <>
      <section className="relative isolate overflow-hidden bg-accent-soft">
        <LandscapeDrawing className="absolute inset-x-0 bottom-0 -z-10 h-[26rem] w-full" />
        <div className="mx-auto grid max-w-[72rem] items-center gap-12 px-4 pt-8 pb-16 md:px-8 lg:grid-cols-[1.15fr_1fr] lg:gap-12 lg:pt-10 lg:pb-16">
          <div className="lg:pb-40">
            <h1
              ref={heading}
              tabIndex={-1}
              className="text-[2.6rem] leading-[1.08] outline-none sm:text-5xl xl:text-[3.6rem]"
            >
              Welcome to {productName}: <span className="block text-primary">Your Family Co-Pilot</span>
            </h1>
            <p className="mt-5 text-xl text-balance text-ink-soft">Easing moms' mental load with smart planning</p>
            <div className="mt-8 flex flex-wrap gap-3">
              <ButtonLink href="/api/login" leavesApp large>
                Sign In / Sign Up
              </ButtonLink>
              <ButtonLink href="/about" variant="outline" large>
                Learn More <span className="sr-only">about our mission</span>
              </ButtonLink>
            </div>
            <p className="mt-4 text-balance text-ink-soft">
              No ads, no trackers, and your family's info is never sold.
            </p>
          </div>
          <ProductPreview />
        </div>
      </section>

      <div className="mx-auto max-w-[72rem] space-y-16 px-4 py-14 md:px-8 md:py-20">
        <section>
          <h2 className="mb-6 text-3xl">What We Do</h2>
          <WhatWeDo ampersand="&" />
        </section>

        <section>
          <h2 className="mb-6 text-3xl">Explore</h2>
          <ul className="grid gap-4 md:grid-cols-3">
            <ExploreCard title="Get Started" drawing={<HouseDrawing />} href="/onboarding" action="Try Onboarding">
              Four quick steps and we'll know what makes your family yours.
            </ExploreCard>
            <ExploreCard title="Meal Planning" drawing={<BasketDrawing />} href="/meal-planner" action="Plan Meals">
              A week of dinners, and a grocery list that works in the store, even without signal.
            </ExploreCard>
            <ExploreCard
              title="Full Dashboard"
              drawing={<CalendarDrawing />}
              href="/dashboard"
              action="Go to Dashboard"
            >
              Children, appointments, birthdays and more, on one page.
            </ExploreCard>
          </ul>
        </section>

        <section className="flex flex-col items-start justify-between gap-6 rounded-card bg-primary-soft p-6 md:flex-row md:items-center md:p-10">
          <div>
            <h2 className="text-3xl">Ready for a lighter day?</h2>
            <p className="mt-2 text-lg text-ink-soft">Two minutes of questions, and your dashboard is yours.</p>
          </div>
          <ButtonLink href="/onboarding" large>
            Get started
          </ButtonLink>
        </section>
      </div>
    </>
  );
}

interface ExploreCardProps {
  title: string;
  drawing: ReactNode;
  href: string;
  action: string;
  children: string;
}

function ExploreCard({ title, drawing, href, action, children }: ExploreCardProps) {
  return (
    <li className="card flex items-start gap-3 p-5 md:flex-col md:gap-4 md:p-6">
      {/* The drawings have room at their left. */}
      <div className="-ml-3 shrink-0 max-md:*:h-auto max-md:*:w-22 md:-ml-5.5">{drawing}</div>
      <div className="flex grow flex-col items-start">
        <h3 className="text-xl">{title}</h3>
        <p className="mt-1.5 mb-4 text-ink-soft md:mb-5">{children}</p>
        <ButtonLink href={href} variant="outline" className="mt-auto">
          {action}
        </ButtonLink>
      </div>
    </li>
  );
}
