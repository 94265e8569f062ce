import { addDays, longDate, nextBirthday, today, weekdayAndDate } from '#core/dates.ts';
import { classNames } from '#web/ui/class-names.ts';
import { lazyOptionalPiece } from '#web/ui/lazy-piece.tsx';
import { RecordMark } from '#web/ui/record/record-extra.tsx';
import { DottedFacts } from '#web/ui/rows/dotted-facts.tsx';
import { relationOf } from '../rules/all-birthdays.ts';
import { ageAtNextBirthday, daysLeft } from '../rules/next-birthday.ts';
import { type BirthdayCardProps, BirthdayDetailsCard } from './birthday-details-card.tsx';
import { GiftAssignee, GiftHandOver } from './gift-assignee-card.tsx';

const BirthdayCake = lazyOptionalPiece(() =>
  import('#web/ui/illustrations/birthday-cake.tsx').then((module) => module.BirthdayCake),
);

/** The next birthday, with all its details. On the day itself it celebrates. */
export function NextBirthdayCard(props: BirthdayCardProps) {
  const { id, name, date, stored } = props.birthday;
  const now = today();
  const age = ageAtNextBirthday(date, now);
  const next = nextBirthday(date, now);
  const isToday = next === now;
  // The card has the date; within a week the weekday says more.
  const day = next < addDays(now, 7) ? weekdayAndDate(next).split(',')[0] : weekdayAndDate(next);
  const when = isToday ? 'today!' : `on ${day}`;
  return (
    <article className="card relative overflow-hidden">
      <div
        className={classNames(
          'relative flex items-end justify-between gap-3 overflow-hidden pr-2 pl-5',
          isToday ? 'morning-sky' : 'bg-birthday-soft',
        )}
      >
        <div className="relative z-1 min-w-0 flex-1 py-5">
          <p className="font-display text-[clamp(2rem,10vw,3rem)] leading-tight font-semibold text-birthday-ink">
            {daysLeft(date, now)}
          </p>
          <h2 className="mt-1 text-xl leading-snug">{name}</h2>
          <p className="text-ink-soft">{age === undefined ? when : `turns ${age} ${when}`}</p>
        </div>
        <div className="aspect-6/5 w-[40%] max-w-48 shrink-0">
          <BirthdayCake age={age} isToday={isToday} />
        </div>
      </div>
      <div className="space-y-3 p-5">
        <div className="flex items-center justify-between gap-3">
          <DottedFacts
            facts={[relationOf(props.birthday), `born ${longDate(date)}`]}
            className="text-sm text-ink-soft"
          />
          {stored && <GiftAssignee birthday={stored} />}
        </div>
        {stored && <GiftHandOver birthday={stored} />}
        {stored && <RecordMark type="birthday" id={id} />}
        <BirthdayDetailsCard {...props} isNext />
      </div>
    </article>
  );
}
