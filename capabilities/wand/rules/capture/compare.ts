import type { CalendarEntry } from '#capabilities/calendar/contract.ts';
import { birthdayTitle } from '#capabilities/calendar/rules/birthdays.ts';
import { daysBetween } from '#core/dates.ts';
import { partyName } from './birthday-words.ts';
import type { FoundItem } from './found-item.ts';
import { isNotice } from './no-item.ts';
import { tellingWords } from './once-each.ts';

/** How a found thing relates to the calendar. 'Party': it celebrates a birthday that is there. */
export type ComparedItem =
  | { is: 'new'; item: FoundItem }
  | { is: 'known' | 'changed' | 'cancelled' | 'party'; item: FoundItem; entry: CalendarEntry };

/** How far apart two entries may be to count as the same one at another time: if the note says that it moved, and if not. */
const maxDaysMoved = 60;
const maxDaysApart = 7;

export function compareWithCalendar(items: readonly FoundItem[], existing: readonly CalendarEntry[]): ComparedItem[] {
  const days = new Set(items.map(({ date }) => date));
  return items.flatMap((item): ComparedItem[] => {
    const entries = existing
      .filter((entry) => isOfKind(entry, item))
      .map((entry) => ({ entry, ...likenessOf(entry, item) }));
    const sameDay = entries.find(({ entry, isSame }) => entry.date === item.date && isSame)?.entry;
    if (item.isCancelled && sameDay) return [{ is: 'cancelled', item, entry: sameDay }];
    if (item.isCancelled) return isNotice(item.title) ? [{ is: 'new', item }] : [];
    if (sameDay) return [{ is: hasOtherTime(sameDay, item) ? 'changed' : 'known', item, entry: sameDay }];
    const aside = entries.find(
      ({ entry, ...alike }) => isMoved(entry, item, alike) && !(alike.isEqual && days.has(entry.date ?? '')),
    )?.entry;
    if (aside) return [{ is: 'changed', item, entry: aside }];
    const birthday = birthdayOf(item, existing);
    return [birthday ? { is: 'party', item, entry: birthday } : { is: 'new', item }];
  });
}

function isOfKind({ type }: CalendarEntry, { kind }: FoundItem): boolean {
  if (kind === 'task') return type === 'reminder';
  return kind === 'birthday' ? type === 'birthday' : ['appointment', 'event', 'party'].includes(type);
}

interface Likeness {
  /** Whether the titles have something in common. */
  isNear: boolean;
  /** Whether two entries are probably the same, judged by title, people and time. */
  isSame: boolean;
  /** Whether both titles consist of the same words. */
  isEqual: boolean;
}

function likenessOf(entry: CalendarEntry, item: FoundItem): Likeness {
  const [ours, theirs] = [tellingWords(item.title), tellingWords(entry.title)];
  const placed = tellingWords(`${entry.title} ${entry.location ?? ''}`);
  const common = [...ours].filter((word) => placed.has(word)).length;
  const share = common / Math.max(1, Math.min(ours.size, theirs.size));
  const isForSame = entry.childName !== null && (item.childNames ?? []).includes(entry.childName);
  const isForOther = entry.childName !== null && item.childNames !== undefined && !isForSame;
  const isSameHour = entry.time !== null && entry.time === item.time;
  if (isForOther) return { isNear: false, isSame: false, isEqual: false };
  return {
    isNear: share >= 0.5,
    isSame: share >= 1 || (isSameHour && (common > 0 || isForSame)) || (isForSame && share >= 0.5),
    isEqual: ours.size > 0 && ours.size === theirs.size && [...ours].every((word) => theirs.has(word)),
  };
}

/** Values that the note doesn't mention are not a change. */
const hasOtherTime = ({ type, time: there }: CalendarEntry, { time }: FoundItem) =>
  time !== undefined && there !== time && type !== 'birthday' && type !== 'reminder';

function isMoved(entry: CalendarEntry, item: FoundItem, { isNear, isSame, isEqual }: Likeness): boolean {
  if (!entry.date || entry.type === 'birthday') return false;
  if (item.movedFrom) return entry.date === item.movedFrom && isNear;
  const distance = Math.abs(daysBetween(entry.date, item.date));
  if (item.isMoved) return isSame && distance <= (entry.isRecurring ? maxDaysApart : maxDaysMoved);
  return isEqual && !entry.isRecurring && distance <= maxDaysApart;
}

/** A birthday of family or friends that has no party at this time yet. */
function birthdayOf({ title }: FoundItem, existing: readonly CalendarEntry[]): CalendarEntry | undefined {
  const name = partyName(title);
  const isHers = (entry: CalendarEntry) =>
    entry.type === 'birthday' && !entry.childName && entry.title === birthdayTitle(name ?? '');
  return name ? existing.find(isHers) : undefined;
}
