import { expect, test } from 'vitest';
import type { Conversation, Piece, Proposal, Turn } from '../../contract.ts';
import {
  asAnswered,
  asFailed,
  asStopped,
  newTurn,
  visibleTurns,
  withPiece,
  withProposals,
  withTurn,
} from './live-turn.ts';

const proposal = (id: string, turnId: string, subject = 'Dentist') => ({ id, turnId, subject }) as Proposal;
const turnAfter = (pieces: Piece[]) =>
  pieces.reduce(withPiece, newTurn('Dentist tomorrow', null, '2026-11-16T09:00:00.000Z'));
const conversation: Conversation = {
  provider: 'builtin',
  turns: [{ ...turnAfter([{ turnId: 'before' }]), outcome: 'answered', proposals: [proposal('p', 'before')] }],
};

test('the assistant reply is built progressively while streaming', () => {
  const turn = turnAfter([
    { turnId: 'now' },
    { content: 'Here ' },
    { proposal: proposal('a', 'now') },
    { proposal: proposal('b', 'now', 'Milk') },
    { proposal: proposal('a', 'now', 'Dentist for Mia') },
    { content: 'it is.' },
    { changed: ['groceries'] },
    { weather: 'sunny' } as unknown as Piece,
  ]);
  expect(turn).toMatchObject({ id: 'now', message: 'Dentist tomorrow', answer: 'Here it is.', outcome: null });
  expect(turn.proposals.map(({ subject }) => subject)).toEqual(['Dentist for Mia', 'Milk']);
  expect(asAnswered(turn).outcome).toBe('answered');
});

test('a failure discards the partial answer and its cards', () => {
  const said: Piece[] = [{ turnId: 'now' }, { content: 'Here' }, { proposal: proposal('a', 'now') }];
  const failed = turnAfter([...said, { failed: true }, { content: 'Sorry.' }]);
  expect(asAnswered(failed)).toMatchObject({ answer: 'Sorry.', outcome: 'failed', proposals: [] });
  const trouble = "I'm having trouble connecting right now. Please try again in a moment.";
  expect(asFailed(turnAfter([{ turnId: 'now' }]))).toMatchObject({ answer: trouble, proposals: [] });
  expect(asFailed(turnAfter(said))).toMatchObject({
    answer: `That answer was cut off, so please don't go by it.\n\n${trouble}`,
    proposals: [],
  });
  expect(asStopped(turnAfter(said))).toMatchObject({ answer: 'Here', outcome: 'stopped', proposals: [] });
});

test('a proposal of an earlier turn is updated in that turn', () => {
  const later = proposal('p', 'before', 'Dentist at 4');
  expect(turnAfter([{ turnId: 'now' }, { proposal: later }]).proposals).toEqual([]);
  expect(withProposals(conversation, [later]).turns[0]?.proposals).toEqual([later]);
  expect(withProposals(conversation, [proposal('q', 'before')]).turns[0]).toBe(conversation.turns[0]);
});

test('the live turn is shown once, at the end, even after a refetch', () => {
  const live = turnAfter([{ turnId: 'now' }, { content: 'Half' }]);
  const fetched = withTurn(conversation, turnAfter([{ turnId: 'now' }]));
  expect(fetched.turns.map(({ id }) => id)).toEqual(['before', 'now']);
  expect(visibleTurns(fetched.turns, live, {})).toEqual([conversation.turns[0], live]);
  expect(visibleTurns(conversation.turns, null, {})).toEqual(conversation.turns);
  expect(withTurn(fetched, asAnswered(live)).turns.at(-1)).toEqual(asAnswered(live));
});

test('a card that a later answer has changed is shown with that answer, unless it failed', () => {
  const [first] = conversation.turns;
  const changed = { ...proposal('p', 'before', 'Dentist at 4'), shownIn: 'now' };
  const { turns } = withProposals(conversation, [changed]);
  const live = turnAfter([{ turnId: 'now' }, { content: 'Now at 4.' }]);
  const cards = (shown: Turn[]) => shown.map(({ id, proposals }) => [id, proposals]);
  expect(cards(visibleTurns(turns, live, {}))).toEqual([
    ['before', []],
    ['now', [changed]],
  ]);
  expect(cards(visibleTurns([...turns, asAnswered(live)], null, {}))[1]).toEqual(['now', [changed]]);
  expect(cards(visibleTurns([...turns, asFailed(live)], null, {}))[0]).toEqual(['before', [changed]]);
  // Unaffected turns keep their identity, so that they aren't rendered again.
  const other = { ...live, id: 'other' };
  expect(visibleTurns([...conversation.turns, asAnswered(other)], null, {})[0]).toBe(first);
});

test('the partial text of a stopped answer stays, although the server does not store it', () => {
  const fetched = withTurn(conversation, turnAfter([{ turnId: 'now' }])).turns;
  expect(visibleTurns(fetched, null, { now: 'Once upon' }).at(-1)).toMatchObject({
    answer: 'Once upon',
    outcome: 'stopped',
  });
  expect(visibleTurns(fetched, null, { now: '' }).at(-1)).toMatchObject({ answer: null, outcome: 'stopped' });
});
