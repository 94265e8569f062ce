import { handoffsApi } from '#capabilities/handoffs/contract.ts';
import type { HandoffAction, HandoffState } from '#capabilities/handoffs/rules/events.ts';
import { nudgesApi } from '#capabilities/nudges/contract.ts';
import type { HouseholdContext } from './household.ts';
import type { Answers } from './household-look.ts';
import type { HouseholdRecords } from './household-records.ts';

/** Answers about a household apart from its records, such as hand-offs and nudges, from the words of its `context.json`. */

const aDay = /\b\d{4}-\d{2}-\d{2}\b/;
const aTime = /\b\d{2}:\d{2}\b/;

const before = (text: string, mark: string) => text.split(mark)[0]?.trim() ?? text;
const after = (text: string, mark: string) => text.split(mark).slice(1).join(mark).trim();

/** The subject of a line: its record, the person it is for, and the day of one occurrence. */
function thingIn(line: string, { appointments, events, plannerItems, members }: HouseholdRecords) {
  const said = before(line, '(');
  const titled = before(said, ':').replace(aDay, '').trim();
  const person = members.find(({ name }) => titled.endsWith(` of ${name}`))?.name;
  const title = person ? titled.slice(0, -` of ${person}`.length) : titled;
  const appointment = appointments.find((one) => one.title === title && (!person || one.childName === person));
  const event = events.find((one) => one.title === title);
  const item = plannerItems.find((one) => one.title === title);
  const record = appointment ?? event ?? item;
  const type = appointment ? 'appointment' : event ? 'event' : item?.category === 'trip' ? 'trip' : 'reminder';
  const { date, time, location } = appointment ?? event ?? { date: item?.triggerDate, time: null, location: null };
  const day = aDay.exec(said)?.[0] ?? null;
  const when = { date: day ?? date ?? null, time: time ?? null, location: location ?? null };
  return { type, recordId: record?.id ?? null, title, day, childName: person ?? null, ...when };
}

interface Standing {
  state: HandoffState;
  isMine: boolean;
  may: HandoffAction[];
}

function handOffs(context: HouseholdContext, records: HouseholdRecords) {
  const you = records.members.find(({ isYou }) => isYou);
  const of = (lines: string[] | undefined, { state, isMine, may }: Standing) =>
    (lines ?? []).map((line) => {
      const suggested = state === 'countered' ? after(line, ':') : '';
      const other = suggested ? before(suggested, ' suggests') : before(after(line, '(').replace(')', ''), ',');
      const found = records.members.find(({ name }) => name === other);
      const [giver, taker] = isMine ? [you, found] : [found, you];
      const [giverName, takerName] = isMine ? [you?.name, other] : [other, you?.name];
      return {
        id: `${state} ${line}`,
        ...{ state, event: state === 'returned' ? 'no' : state, stateAt: '', createdAt: '', path: '/handoffs' },
        ...thingIn(line, records),
        ...{ whatToBring: null, phone: null, details: null, children: [], movable: ['date', 'time'] },
        ...{ giverId: giver?.id ?? null, giverName: giverName ?? '' },
        ...{ takerId: taker?.id ?? null, takerName: takerName ?? '', isGuest: line.includes(', guest)') },
        ...{ role: isMine ? 'giver' : 'taker', word: null, answerWord: null, answerBy: '', may },
        proposal: suggested
          ? { date: aDay.exec(suggested)?.[0] ?? null, time: aTime.exec(suggested)?.[0] ?? null }
          : null,
        ...{ linkExpiresAt: null, showsAllergies: false },
      };
    });
  return [
    ...of(context.askedOfMe, { state: 'asked', isMine: false, may: ['yes', 'no', 'how about'] }),
    ...of(context.handedOver, { state: 'asked', isMine: true, may: ['take back'] }),
    ...of(context.returned, { state: 'returned', isMine: true, may: ['myself', 'let it go', 'ask again'] }),
    ...of(context.proposals, { state: 'countered', isMine: true, may: ['agree', 'rather not', 'take back'] }),
  ];
}

/** Answers for `householdLook`, which marks packed things itself. */
export function contextAnswers(context: HouseholdContext, records: HouseholdRecords): Answers {
  const open = handOffs(context, records);
  const things = (context.learned ?? []).map((label) => ({
    key: `purchase:${label.toLowerCase()}`,
    ...{ kind: 'purchase', subject: label, label, sentence: `${label}?`, reason: '', evidence: [] },
    ...{ answer: null, restsUntil: null },
  }));
  return [
    [handoffsApi.list, () => open],
    [nudgesApi.learned, () => ({ learns: true, things })],
  ];
}
