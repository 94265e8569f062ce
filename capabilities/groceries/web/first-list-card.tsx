import { ButtonLink } from '#web/ui/button-link.tsx';
import { BasketDrawing } from '#web/ui/illustrations/basket.tsx';
import { NearHill, SunBehindHill } from '#web/ui/illustrations/hills.tsx';
import { QuickAddCard } from './quick-add-card.tsx';

const firstIdeas = ['Milk', 'Eggs', 'Bread'];

/** Before the first list: the first line starts one, or the week's meals do. */
export const FirstListCard = () => (
  <section className="card grid overflow-hidden md:grid-cols-[1.4fr_1fr]">
    <div className="space-y-7 p-5 md:p-8 md:py-12">
      <QuickAddCard items={[]} ideas={firstIdeas} />
      <div className="border-t border-line pt-7">
        <h2 className="text-xl">No grocery lists yet</h2>
        <p className="mt-1 max-w-[44ch] text-pretty text-ink-soft">
          Plan a few meals and we'll write down everything you need, sorted by aisle.
        </p>
        <ButtonLink href="/meal-planner" className="mt-5 max-sm:w-full">
          Plan Your Meals
        </ButtonLink>
      </div>
    </div>
    <div className="relative grid items-end justify-items-center overflow-hidden bg-accent-soft max-md:order-first">
      <div className="max-md:hidden">
        <SunBehindHill />
      </div>
      <div className="relative w-24 py-1 md:mb-16 md:py-3 md:w-64 md:[&_circle:first-child]:hidden [&>svg]:h-auto [&>svg]:w-full">
        <BasketDrawing />
      </div>
      <div className="max-md:hidden">
        <NearHill />
      </div>
    </div>
  </section>
);
