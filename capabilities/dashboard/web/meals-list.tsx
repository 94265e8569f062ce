import { TriangleAlert } from 'lucide-react';
import { Link } from 'wouter';
import { badgesOf } from '#capabilities/meals/rules/week-words.ts';
import { capital } from '#core/capital.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { SectionHeading } from '#web/ui/section-heading.tsx';
import type { TodaysMeal } from '../contract.ts';

/** Today's meals with badges for allergy and diet concerns. */
export function MealsList({ meals }: { meals: readonly TodaysMeal[] }) {
  return (
    <section aria-label="Today's Meals" className="min-w-0">
      <SectionHeading title="Today's Meals">
        <ButtonLink href="/meal-planner" variant="quiet" className="-mr-3 px-3">
          Meal planner
        </ButtonLink>
      </SectionHeading>
      <ul className="card divide-y divide-line p-0">
        {meals.map(({ mealType, title, recipeId, isLeftover, rows, concerns }) => (
          <li key={`${mealType} ${title} ${isLeftover}`} className="flex min-h-14 items-center gap-4 px-4 py-2.5">
            <span className="w-20 shrink-0 text-sm text-ink-soft">{capital(mealType)}</span>
            <span className="min-w-0 flex-1">
              {recipeId ? (
                <Link href={`/recipes/${recipeId}`} className="font-semibold hover:underline">
                  {title}
                </Link>
              ) : (
                <span>{title}</span>
              )}
              {rows.length > 0 && <span className="block text-sm text-ink-soft">For {rows.join(', ')}</span>}
              {(isLeftover || concerns.length > 0) && (
                <span className="mt-1 flex flex-wrap gap-1.5">
                  {badgesOf(concerns).map((text) => (
                    <Badge key={text} variant="danger" icon={<TriangleAlert aria-hidden size={12} />}>
                      {text}
                    </Badge>
                  ))}
                  {isLeftover && <Badge>Leftovers</Badge>}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
