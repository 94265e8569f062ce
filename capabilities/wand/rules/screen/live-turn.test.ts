import { expect, test } from 'vitest';
import type { Conversation, Piece, Proposal, Turn } from '../../contract.ts';
import { answered, begun, broken, shownTurns, stopped, withPiece, withProposals, withTurn } from './live-turn.ts';

const proposal = (id: string, turnId: string, subject = 'Dentist') => ({ id, turnId, subject }) as Proposal;
const heard = (pieces: Piece[]) =>
  pieces.reduce(withPiece, begun('Dentist tomorrow', null, '2026-11-16T09:00:00.000Z'));
const conversation: Conversation = {
  provider: 'builtin',
  turns: [{ ...heard([{ turnId: 'before' }]), outcome: 'answered', proposals: [proposal('p', 'before')] }],
};

test('the assistant reply is built progressively while streaming', () => {
  const turn = heard([
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
  expect(answered(turn).outcome).toBe('answered');
});

test('after a failure nothing of what was said or proposed counts', () => {
  const said: Piece[] = [{ turnId: 'now' }, { content: 'Here' }, { proposal: proposal('a', 'now') }];
  const failed = heard([...said, { failed: true }, { content: 'Sorry.' }]);
  expect(answered(failed)).toMatchObject({ answer: 'Sorry.', outcome: 'failed', proposals: [] });
  const trouble = "I'm having trouble connecting right now. Please try again in a moment.";
  expect(broken(heard([{ turnId: 'now' }]))).toMatchObject({ answer: trouble, proposals: [] });
  expect(broken(heard(said))).toMatchObject({
    answer: `That answer was cut off, so please don't go by it.\n\n${trouble}`,
    proposals: [],
  });
  expect(stopped(heard(said))).toMatchObject({ answer: 'Here', outcome: 'stopped', proposals: [] });
});

test('a proposal of an earlier answer is changed where it stands', () => {
  const later = proposal('p', 'before', 'Dentist at 4');
  expect(heard([{ turnId: 'now' }, { proposal: later }]).proposals).toEqual([]);
  expect(withProposals(conversation, [later]).turns[0]?.proposals).toEqual([later]);
  expect(withProposals(conversation, [proposal('q', 'before')]).turns[0]).toBe(conversation.turns[0]);
});

test('what is on its way is shown once, at the end, whatever is fetched meanwhile', () => {
  const live = heard([{ turnId: 'now' }, { content: 'Half' }]);
  const fetched = withTurn(conversation, heard([{ turnId: 'now' }]));
  expect(fetched.turns.map(({ id }) => id)).toEqual(['before', 'now']);
  expect(shownTurns(fetched.turns, live, {})).toEqual([conversation.turns[0], live]);
  expect(shownTurns(conversation.turns, null, {})).toEqual(conversation.turns);
  expect(withTurn(fetched, answered(live)).turns.at(-1)).toEqual(answered(live));
});

test('a card that a later answer has changed is shown beneath that answer, unless it failed', () => {
  const [first] = conversation.turns;
  const changed = { ...proposal('p', 'before', 'Dentist at 4'), shownIn: 'now' };
  const { turns } = withProposals(conversation, [changed]);
  const live = heard([{ turnId: 'now' }, { content: 'Now at 4.' }]);
  const cards = (shown: Turn[]) => shown.map(({ id, proposals }) => [id, proposals]);
  expect(cards(shownTurns(turns, live, {}))).toEqual([
    ['before', []],
    ['now', [changed]],
  ]);
  expect(cards(shownTurns([...turns, answered(live)], null, {}))[1]).toEqual(['now', [changed]]);
  expect(cards(shownTurns([...turns, broken(live)], null, {}))[0]).toEqual(['before', [changed]]);
  // What has nothing to do with it is drawn once.
  const other = { ...live, id: 'other' };
  expect(shownTurns([...conversation.turns, answered(other)], null, {})[0]).toBe(first);
});

test('what was said before she stopped stays, although the server keeps nothing of it', () => {
  const fetched = withTurn(conversation, heard([{ turnId: 'now' }])).turns;
  expect(shownTurns(fetched, null, { now: 'Once upon' }).at(-1)).toMatchObject({
    answer: 'Once upon',
    outcome: 'stopped',
  });
  expect(shownTurns(fetched, null, { now: '' }).at(-1)).toMatchObject({ answer: null, outcome: 'stopped' });
});
