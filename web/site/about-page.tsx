import { BellRing, CalendarCheck, Heart, ShoppingBasket, Users, Utensils } from 'lucide-react';
import { productName } from '#core/product.ts';
import { useSession } from '#web/shell/session.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { FamilyDrawing } from '#web/ui/illustrations/family.tsx';
import { PageHero } from './page-hero.tsx';
import { WhatWeDo } from './what-we-do.tsx';

export const aboutTitle = "Easing moms' mental load with smart planning";

const figures = [
  { figure: '71%', meaning: 'of household planning falls on moms' },
  { figure: '86%', meaning: 'of moms feel rushed' },
  { figure: '100 million+', meaning: 'moms worldwide carry this load' },
];

const mission = [
  { part: 'plans meals', Icon: Utensils },
  { part: 'orders groceries through a grocery delivery service', Icon: ShoppingBasket },
  { part: 'reminds about appointments, birthdays and seasonal tasks', Icon: BellRing },
  { part: 'learns family preferences', Icon: Heart },
  { part: 'offers one-tap booking', Icon: CalendarCheck },
  { part: 'delegates tasks to partners', Icon: Users },
];

const getStarted = (
  <ButtonLink href="/onboarding" large>
    Get started
  </ButtonLink>
);

export function AboutPage() {
  const isVisitor = useSession().status !== 'in';
  return (
    <div className="space-y-14">
      <PageHero title={aboutTitle}>{isVisitor && getStarted}</PageHero>

      <section>
        <h2 className="text-2xl">Our Why</h2>
        <p className="mt-2 max-w-[65ch] text-ink-soft">
          Remembering, planning and worrying ahead is work. It never clocks out, nobody sees it, and most of it lands on
          one person.
        </p>
        <ul className="card mt-6 divide-line px-5 max-sm:divide-y sm:grid sm:grid-cols-3 sm:divide-x sm:px-0 sm:py-7">
          {figures.map(({ figure, meaning }) => (
            <li key={figure} className="py-4 sm:px-6 sm:py-0">
              <p className="font-display text-3xl font-semibold whitespace-nowrap text-primary lg:text-4xl">{figure}</p>
              <p className="mt-1 text-ink-soft">{meaning}</p>
            </li>
          ))}
        </ul>
      </section>

      <section className="grid items-center gap-x-12 gap-y-6 rounded-card bg-primary-soft p-6 md:grid-cols-2 md:p-10">
        <div>
          <h2 className="text-2xl">Our Mission</h2>
          <p className="mt-3 max-w-[34ch] text-xl leading-relaxed text-pretty">
            {productName} turns what used to live in one head into something the whole family can see and share.
          </p>
        </div>
        <ul className="space-y-3">
          {mission.map(({ part, Icon }) => (
            <li key={part} className="flex items-center gap-3">
              <span className="grid size-10 shrink-0 place-items-center rounded-control bg-surface text-primary">
                <Icon aria-hidden size={20} strokeWidth={1.9} />
              </span>
              <span className="inline-block first-letter:uppercase">{part}</span>
            </li>
          ))}
        </ul>
      </section>

      <section>
        <h2 className="mb-5 text-2xl">What We Do</h2>
        <WhatWeDo ampersand="and" />
      </section>

      <section className="card flex flex-col items-start gap-6 p-6 md:flex-row md:items-center md:p-10">
        <FamilyDrawing />
        <div>
          <h2 className="text-2xl">Our Promise</h2>
          <p className="mt-2 max-w-[62ch] text-ink-soft">
            {productName} proposes, you decide. What you tell us about your family belongs to your family: no ads, no
            trackers, never sold. Your mental load, made manageable.
          </p>
        </div>
        <div className="flex flex-wrap gap-3 md:ml-auto md:flex-col">
          {isVisitor && getStarted}
          <ButtonLink href="/contact" variant="outline" large>
            Contact us
          </ButtonLink>
        </div>
      </section>
    </div>
  );
}
