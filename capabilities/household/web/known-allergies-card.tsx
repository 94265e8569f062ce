import { Link } from 'wouter';
import { BadgeList } from '#web/ui/badge-list.tsx';
import { ChipAvatar } from '#web/ui/chip-avatar.tsx';
import { useHousehold } from './hooks.ts';

/** Everyone's allergies and diets, read-only: they are edited on each person's form. */
export function KnownAllergies() {
  const household = useHousehold().data;
  if (!household) return null;
  const people = household.filter(
    ({ memberType, allergies, dietaryRestrictions }) =>
      memberType !== 'pet' && allergies.length + dietaryRestrictions.length > 0,
  );
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1 rounded-control bg-accent-soft px-4 pt-3 pb-1.5 sm:py-2">
      <div className="min-w-0 grow sm:py-1.5">
        <p className="field-label">Allergies and Diets</p>
        {people.length > 0 ? (
          <dl className="mt-1.5 flex flex-wrap gap-x-6 gap-y-1.5">
            {people.map(({ id, name, allergies, dietaryRestrictions }) => (
              <div key={id} className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
                <dt className="flex items-center gap-2 pl-2 font-medium">
                  <ChipAvatar name={name} />
                  {name}
                </dt>
                <dd className="flex min-w-0 flex-wrap gap-1.5">
                  <BadgeList danger items={allergies} />
                  <BadgeList items={dietaryRestrictions} />
                </dd>
              </div>
            ))}
          </dl>
        ) : (
          <p className="text-sm text-ink-soft">Nobody has any so far.</p>
        )}
      </div>
      <Link
        href="/household?tab=child"
        className="inline-flex min-h-11 items-center text-sm font-semibold text-primary hover:underline"
      >
        Change in Household
      </Link>
    </div>
  );
}
