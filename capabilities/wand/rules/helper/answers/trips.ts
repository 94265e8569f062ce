import { type PlannerItem, plannerApi } from '#capabilities/planner/contract.ts';
import { packingApi } from '#capabilities/planner/packing-contract.ts';
import { activeOf } from '#capabilities/planner/rules/lists.ts';
import { dueWords, travelTypeLabels, tripDays } from '#capabilities/planner/rules/words.ts';
import { daysBetween } from '#core/dates.ts';
import { findRecords, meaningOf } from '../records/find-record.ts';
import { says } from '../words/says.ts';
import { listed } from '../words/words.ts';
import type { Question, Topic } from './question.ts';
import { meant } from './question-words.ts';
import { counted, lines, onDay } from './words.ts';

export const trips: Topic = async (question) => {
  const { plain, asked, span } = question;
  const isAbout = (says(plain, 'aboutTrips') && !says(plain, 'aHoliday')) || says(plain, 'asksWhereTo');
  if (
    !isAbout &&
    !says(plain, 'asksWhoComes') &&
    !says(plain, 'asksTripOn') &&
    !says(plain, 'asksHow') &&
    !says(plain, 'maybeTrip')
  )
    return undefined;
  const all = activeOf(await asked.look(plannerApi.list), 'trip').map((trip) => ({
    ...trip,
    beside: [trip.destination, trip.description].join(' '),
  }));
  const coming = all.filter(({ startDate, endDate }) => (endDate ?? startDate ?? '9') >= asked.today);
  const said = question.words.filter((word) => !says(word, 'tripWords'));
  const named = meant(coming, said);
  // 'Over Christmas' is a time.
  const inTitle = meaningOf(named.map(({ title }) => title).join(' '));
  const words =
    named.length > 0
      ? said.filter((word) => !meaningOf(word).every((stem) => inTitle.includes(stem)))
      : said.filter((word) => question.untimed.includes(word));
  const isPacking = says(plain, 'asksPacking');
  // The remaining words may be an item to pack: 'did I pack the swimsuits'.
  const wanted = named.length > 0 ? named : isAbout && (words.length === 0 || isPacking) ? coming : [];
  const isThen = ({ startDate, endDate }: PlannerItem) =>
    !span || isPacking || (startDate && startDate <= span.to && (endDate ?? startDate) >= span.from);
  const then = wanted.filter(isThen);
  const inSpan = then.length > 0 || named.length === 0 ? then : wanted;
  if (wanted.length === 0) return isAbout && words.length === 0 ? 'No trip is planned.' : undefined;
  const [next] = inSpan.toSorted((a, b) => (a.startDate ?? '9').localeCompare(b.startDate ?? '9'));
  if (!next) return 'No trip is planned for then.';
  if (isPacking) return packingAnswer(question, next, words);
  if (says(plain, 'asksHow') && next.travelType) return `${next.title}: ${travelTypeLabels[next.travelType]}.`;
  if (says(plain, 'asksWhoComes') && next.travelers.length === 0) return `Nobody is noted for ${next.title} yet.`;
  if (says(plain, 'untilTrip') && next.startDate)
    return `${counted(daysBetween(asked.today, next.startDate), 'day')} until ${next.title} (${onDay(next.startDate, asked.today)}).`;
  return inSpan.length > 1 && !says(plain, 'namesNext')
    ? lines(inSpan.map((trip) => tripWords(trip, question)))
    : `${tripWords(next, question)}.`;
};

function tripWords(trip: PlannerItem, { asked }: Question): string {
  const { title, destination, startDate, endDate, travelers } = trip;
  const where = destination && destination !== title ? ` (${destination})` : '';
  const when = dueWords(trip, asked.today) || 'no dates yet';
  const days = startDate && endDate ? tripDays(startDate, endDate) : 0;
  const length = days > 0 ? `, ${counted(days, 'day')} and ${counted(days - 1, 'night')}` : '';
  const who = travelers.length > 0 ? `, with ${listed(travelers)}` : '';
  return `${title}${where}: ${when}${length}${who}`;
}

async function packingAnswer(
  { asked, plain, others }: Question,
  { id, title }: PlannerItem,
  words: readonly string[],
): Promise<string> {
  const items = await asked.look(packingApi.list, { params: { id } });
  const theirs =
    others.length > 0 ? items.filter(({ traveler }) => others.some(({ name }) => name === traveler)) : items;
  if (words.length > 0) {
    const found = findRecords(
      theirs.map((item) => ({ ...item, title: item.name })),
      words.join(' '),
    );
    if (found.length === 0) return `'${words.join(' ')}' isn't on the packing list for ${title}.`;
    return found
      .map(({ name, isPacked }) => (isPacked ? `Yes, ${name} is packed.` : `${name} is on the list, not packed yet.`))
      .join('\n');
  }
  if (theirs.length === 0) return `The packing list for ${title} is still empty.`;
  const left = theirs.filter(({ isPacked }) => !isPacked);
  if (left.length === 0) return `Everything for ${title} is packed.`;
  const shown = says(plain, 'leftToPack') ? left : theirs;
  const told = shown.map(
    ({ name, traveler, isPacked }) => `${name}${traveler ? ` (${traveler})` : ''}${isPacked ? ', packed' : ''}`,
  );
  return `${shown === left ? 'Still to pack' : 'Packing list'} for ${title}:\n${lines(told)}`;
}
