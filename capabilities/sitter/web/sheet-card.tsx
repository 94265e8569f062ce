import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { PhoneLink } from '#capabilities/household/web/phone-card.tsx';
import { weekdayAndDate } from '#core/dates.ts';
import { joinWithAnd } from '#core/text-list.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { SheetPage } from '../page-contract.ts';
import { daysWords } from '../rules/link-words.ts';
import { hasNothingNoted } from '../rules/nothing-noted.ts';

// On paper the parts are smaller, so that three children fit one page.
const partClasses =
  'space-y-2 rounded-card border p-5 print:break-inside-avoid print:space-y-1 print:rounded-control print:p-2.5';
const quietPartClasses = `${partClasses} border-line bg-surface`;
const heading = 'text-xl print:text-base';
const quiet = 'text-base text-ink-soft print:text-sm';
const columns = ['', '', '@xl:grid-cols-2 print:grid-cols-2', '@xl:grid-cols-2 @4xl:grid-cols-3 print:grid-cols-3'];

const sideBySide = 'print:grid print:auto-cols-fr print:grid-flow-col print:gap-2 print:space-y-0';

interface SheetCardProps {
  page: SheetPage;
  /** Shown in place of the parts about which nothing is known yet. */
  expected?: Record<'emergency' | 'phones' | 'children' | 'child' | 'days', ReactNode>;
}

/** The page of a sitter sheet, as the family and a guest see it, on a screen and on paper. */
export function SheetCard({ page, expected }: SheetCardProps) {
  const { children, days, people, emergency, firstAid, houseNotes, remarks } = page;
  // The page's title names a single child already.
  const [only] = children.length === 1 ? children : [];
  const isBare = expected !== undefined && children.every(hasNothingNoted);
  const hasMeals = days.some(({ meals }) => meals.length > 0);
  return (
    <div className="@container space-y-4 text-lg/relaxed print:space-y-2 print:pr-px print:text-base print:[zoom:0.85]">
      <p className="text-ink-soft">{[only?.age, daysWords(page)].filter(Boolean).join(' · ')}</p>
      {emergency.length + people.length > 0 || firstAid ? (
        <section className={`${partClasses} border-danger bg-danger-soft`}>
          <h2 className={heading}>In an emergency</h2>
          <ul className="flex flex-wrap gap-x-8 gap-y-2">
            {emergency.map(({ service, phone }) => (
              <li key={phone} className="text-xl">
                {service && <span className={`mr-1.5 ${quiet}`}>{service}</span>}
                <PhoneLink phone={phone} />
              </li>
            ))}
            {people.map(({ name, about, phone }) => (
              <li key={`${name} ${phone}`}>
                <span className="mr-1.5">
                  {name}
                  {about && <span className={quiet}> ({about})</span>}
                </span>
                <PhoneLink phone={phone} />
              </li>
            ))}
          </ul>
          {people.length === 0 && expected?.phones}
          {firstAid && <Fact label="First aid">{firstAid}</Fact>}
        </section>
      ) : (
        expected?.emergency
      )}

      {isBare && expected?.children}
      <div className={classNames('grid gap-4 empty:hidden print:gap-2', columns[Math.min(children.length, 3)])}>
        {children
          .filter((child) => !isBare && (child !== only || !hasNothingNoted(child)))
          .map((child) => (
            <section key={child.name} aria-label={child.name} className={quietPartClasses}>
              {child !== only && (
                <h2 className={heading}>
                  {child.name} {child.age && <span className={`font-normal ${quiet}`}>{child.age}</span>}
                </h2>
              )}
              {hasNothingNoted(child) && expected?.child}
              {child.allergies.length > 0 && (
                <p className="flex items-start gap-2 rounded-control bg-danger-soft px-3 py-2 text-xl font-semibold text-danger print:px-0 print:py-0 print:text-base">
                  <TriangleAlert aria-hidden size={20} className="mt-1.5 shrink-0 print:hidden" />
                  Allergic to {joinWithAnd(child.allergies)}
                </p>
              )}
              {child.whatToDo && <Fact label="If there's a reaction">{child.whatToDo}</Fact>}
              {child.diet.length > 0 && <Fact label="Diet">{child.diet.join(', ')}</Fact>}
              {child.healthNotes && <Fact label="Health">{child.healthNotes}</Fact>}
              {child.routine.length > 0 && (
                <div>
                  <h3 className={`font-sans font-normal tracking-normal ${quiet}`}>Routine</h3>
                  <ul>
                    {child.routine.map(({ time, activity }) => (
                      <li key={`${time} ${activity}`}>
                        <span className="font-semibold">{time}</span> {activity}
                      </li>
                    ))}
                  </ul>
                </div>
              )}
            </section>
          ))}
      </div>

      <div className={classNames('space-y-4', days.length === 1 ? sideBySide : 'print:space-y-2')}>
        {days.some(({ meals, entries }) => meals.length + entries.length > 0) ? (
          <section className={quietPartClasses}>
            <h2 className={heading}>{days.length === 1 ? 'Food and plans' : 'Day by day'}</h2>
            <div className={classNames('grid gap-x-6 gap-y-3', days.length > 1 && '@xl:grid-cols-2 print:grid-cols-2')}>
              {days.map((day) => (
                <DayPart key={day.date} day={day} isAlone={days.length === 1} childCount={children.length} />
              ))}
            </div>
            {hasMeals && <p className={quiet}>Based on ingredient names; always check the label.</p>}
          </section>
        ) : (
          expected?.days
        )}

        {(houseNotes || remarks) && (
          <section className={quietPartClasses}>
            <h2 className={heading}>Good to know</h2>
            {remarks && <p className="whitespace-pre-line">{remarks}</p>}
            {houseNotes && <Fact label="The house">{houseNotes}</Fact>}
          </section>
        )}
      </div>
    </div>
  );
}

interface DayPartProps {
  day: SheetPage['days'][number];
  /** The sheet is for this day only, which its heading says. */
  isAlone: boolean;
  childCount: number;
}

function DayPart({ day: { date, meals, entries }, isAlone, childCount }: DayPartProps) {
  if (meals.length + entries.length === 0) return null;
  return (
    <div>
      {!isAlone && <h3 className="text-base">{weekdayAndDate(date)}</h3>}
      <ul className="space-y-1">
        {entries.map(({ time, title, location, children }) => (
          <li key={`${time} ${title}`}>
            <span className="font-semibold">{time}</span> {title}
            <span className="text-ink-soft">
              {childCount > 1 && `, ${joinWithAnd(children)}`}
              {location && `, ${location}`}
            </span>
          </li>
        ))}
        {meals.map(({ mealType, title, isLeftover, children, found, isSearched }) => (
          <li key={`${mealType} ${title}`}>
            <span className="font-semibold">
              {mealType}
              {children.length > 0 && ` for ${joinWithAnd(children)}`}
            </span>{' '}
            {title}
            {isLeftover && <span className="text-ink-soft"> (leftovers)</span>}
            {found.map((sentence) => (
              <strong key={sentence} className="block text-danger">
                {sentence}
              </strong>
            ))}
            {!isSearched && (
              <span className={`block ${quiet}`}>We don't know what's in it, so nothing was checked.</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <p className="whitespace-pre-line">
    <span className="text-ink-soft">{label}:</span> {children}
  </p>
);
