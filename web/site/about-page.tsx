import { productName } from '#core/product.ts';
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

export function AboutPage() {
  return (
    <div className="space-y-14">
      <PageHero title={aboutTitle} />

      <section>
        <h2 className="text-2xl">Our Why</h2>
        <p className="mt-2 max-w-[65ch] text-ink-soft">
          Remembering, planning and worrying ahead is work. It never clocks out, nobody sees it, and most of it lands on
          one person.
        </p>
        <ul className="mt-6 grid gap-4 sm:grid-cols-3">
          {figures.map(({ figure, meaning }) => (
            <li key={figure} className="card p-4 sm:p-6">
              <p className="font-display text-4xl font-semibold whitespace-nowrap text-primary">{figure}</p>
              <p className="mt-1 text-ink-soft">{meaning}</p>
            </li>
          ))}
        </ul>
      </section>

      <section className="rounded-card bg-primary-soft p-6 md:p-10">
        <h2 className="text-2xl">Our Mission</h2>
        <p className="mt-3 max-w-[80ch] text-lg leading-relaxed">
          {productName} plans meals, orders groceries through a grocery delivery service, reminds about appointments,
          birthdays and seasonal tasks, learns family preferences, offers{' '}
          <span className="whitespace-nowrap">one-tap</span> booking and delegates tasks to partners. What used to live
          in one head becomes something the whole family can see and share.
        </p>
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
          <ButtonLink href="/contact" variant="outline" className="mt-4">
            Contact us
          </ButtonLink>
        </div>
      </section>
    </div>
  );
}
