import { expect, test } from 'vitest';
import type { Handoff } from '../contract.ts';
import type { HandoffEvent } from './events.ts';
import { askedWords, doneWords, noteOf, pathOf, stateTextOf } from './page-words.ts';

const clock = { timeZone: 'America/New_York', now: new Date('2026-11-18T17:00:00Z') };

const handoff: Handoff = {
  ...{
    id: '',
    state: 'asked',
    stateAt: '',
    createdAt: '',
    event: 'ask',
    type: 'appointment',
    recordId: null,
    day: null,
  },
  ...{ path: '/appointments', title: 'Swim class', date: '2026-11-19', time: '16:00', location: null, phone: null },
  ...{
    whatToBring: null,
    details: null,
    children: [],
    giverId: null,
    giverName: 'Ana',
    takerId: null,
    takerName: 'David',
  },
  ...{ isGuest: false, role: 'giver', word: null, answerWord: null, proposal: null, answerBy: '2026-11-18T23:00:00Z' },
  ...{ movable: [], may: [], linkExpiresAt: null, showsAllergies: false },
};
const seen = (changes: Partial<Handoff>) => noteOf({ ...handoff, ...changes }, clock)?.words;
const stands = (changes: Partial<Handoff>) => {
  const { title, text } = stateTextOf({ ...handoff, ...changes }, clock);
  return text ? `${title} / ${text}` : title;
};

test.each<[Partial<Handoff>, string | undefined]>([
  [{}, 'Asked David, answer by 6:00 PM'],
  [{ role: 'taker' }, 'Ana asks you, answer by 6:00 PM'],
  [{ role: 'other' }, 'Ana asked David'],
  [{ state: 'countered', proposal: { date: '2026-11-20', time: '16:00' } }, 'David: how about Fri, Nov 20, 4:00 PM?'],
  [{ state: 'countered', proposal: { date: null, time: '17:00' } }, 'David: how about 5:00 PM?'],
  [{ state: 'countered', proposal: { date: null, time: null } }, 'David suggests something else'],
  [{ state: 'countered', role: 'taker' }, "Waiting for Ana's OK"],
  [{ state: 'accepted', takerName: 'Grandma', isGuest: true }, 'Grandma said yes'],
  [{ state: 'accepted', role: 'taker' }, 'You said yes'],
  [{ state: 'returned', event: 'no' }, "David can't"],
  [{ state: 'returned', event: 'lapsed' }, 'No answer from David'],
  [{ state: 'returned', event: 'taker left' }, "It's back with you"],
  [{ state: 'returned', role: 'taker' }, undefined],
  [{ state: 'done' }, undefined],
])('the card of %o says %s', (changes, words) => expect(seen(changes)).toBe(words));

test("each state is described from the reader's point of view", () => {
  expect(stands({})).toBe("Waiting for David / If there's no answer by 6:00 PM, it comes back to you.");
  expect(stands({ role: 'taker' })).toBe('Can you do it? / Ana needs an answer by 6:00 PM.');
  expect(stands({ role: 'other' })).toBe('Waiting for David / Ana asked for an answer by 6:00 PM.');
  const countered = { state: 'countered', proposal: { date: '2026-11-20', time: null } } as const;
  expect(stands(countered)).toBe('How about Fri, Nov 20? / David could do it then.');
  expect(stands({ ...countered, role: 'taker' })).toBe('You suggested something else / Ana decides next.');
  expect(stands({ state: 'countered' })).toBe('David suggests something else');
  expect(stands({ state: 'accepted' })).toBe("David said yes / It's off your mind.");
  expect(stands({ state: 'accepted', isGuest: true })).toBe("David said yes / We'll keep reminding you, just in case.");
  expect(stands({ state: 'accepted', role: 'taker' })).toBe("You've got this / Ana can let it go now.");
  expect(stands({ state: 'accepted', role: 'other' })).toBe('David said yes');
  expect(stands({ state: 'returned', event: 'lapsed' })).toBe('No answer from David / What would you like to do?');
  expect(stands({ state: 'returned', event: 'lapsed', role: 'taker' })).toBe(
    "No answer needed anymore / The time was up, and it's back with Ana.",
  );
  expect(stands({ state: 'returned', event: 'no', role: 'taker' })).toBe(
    "It's back with Ana / You don't have to do anything.",
  );
  expect(stands({ state: 'withdrawn', event: 'take back' })).toBe('You took it back');
  expect(stands({ state: 'withdrawn', event: 'take back', role: 'taker' })).toBe(
    "Ana took it back / You don't have to do anything.",
  );
  expect(stands({ state: 'withdrawn', event: 'reassigned' })).toBe('Someone else does it now');
  expect(stands({ state: 'done', event: 'done' })).toBe('Done / One thing less to think about.');
  expect(stands({ state: 'void', event: 'removed', role: 'taker' })).toBe(
    "This isn't on anymore / You don't have to do anything.",
  );
  const closed = (event: HandoffEvent, role: Handoff['role']) => stands({ state: 'closed', event, role });
  expect(closed('myself', 'giver')).toBe("You're doing it yourself");
  expect(closed('let it go', 'other')).toBe('Ana let it go');
  expect(closed('ask again', 'giver')).toBe('You asked someone else');
  expect(closed('over', 'giver')).toBe('This is over');
});

test('every hand-off has a screen', () => expect(pathOf('1')).toBe('/handoffs/1'));

test('the line above the title names the giver and the taker', () => {
  expect(askedWords(handoff)).toBe('You asked David');
  expect(askedWords({ ...handoff, isGuest: true })).toBe('You asked David, by a link');
  expect(askedWords({ ...handoff, role: 'taker' })).toBe('Ana asks you');
  expect(askedWords({ ...handoff, role: 'other' })).toBe('Ana asked David');
});

test('a toast says who gets a notice; guests get none', () => {
  const guest = { ...handoff, isGuest: true };
  expect(doneWords('yes', { ...handoff, role: 'taker' })).toBe("You've got this");
  expect(doneWords('no', { ...handoff, role: 'taker' })).toBe("We'll tell Ana");
  expect(doneWords('agree', handoff)).toBe("We'll tell David");
  expect(doneWords('agree', guest)).toBe('Agreed');
  expect(doneWords('rather not', guest)).toBe("It's back with you");
  expect(doneWords('let it go', handoff)).toBe('You let it go');
});
