import {
  type HandoffAction,
  type HandoffEvent,
  type HandoffState,
  openStates,
  pendingStates,
  personalActions,
  type Role,
} from './events.ts';

/** How a hand-off goes on: who may do what in which state, whose the thing then is, and who is told. */

interface Told {
  who: 'giver' | 'taker' | 'owners';
  /** Only in the app, without a message. */
  bellOnly: boolean;
}

interface Transition {
  from: readonly HandoffState[];
  by: readonly Role[];
  to: HandoffState | 'same';
  /** Whose the thing is afterwards. Nothing: as before. */
  assignee?: 'taker' | 'giver' | 'nobody';
  told: readonly Told[];
}

const giver = { who: 'giver', bellOnly: false } as const;
const giverQuietly = { who: 'giver', bellOnly: true } as const;
const taker = { who: 'taker', bellOnly: false } as const;
const takerQuietly = { who: 'taker', bellOnly: true } as const;
const owners = { who: 'owners', bellOnly: true } as const;

/** Several lines of one event differ by the state they start from. */
const transitions: Record<Exclude<HandoffEvent, 'ask'>, readonly Transition[]> = {
  yes: [{ from: ['asked'], by: ['taker'], to: 'accepted', assignee: 'taker', told: [giverQuietly] }],
  no: [{ from: ['asked'], by: ['taker'], to: 'returned', told: [giver] }],
  'how about': [{ from: ['asked'], by: ['taker'], to: 'countered', told: [giver] }],
  agree: [{ from: ['countered'], by: ['giver'], to: 'accepted', assignee: 'taker', told: [taker] }],
  'rather not': [{ from: ['countered'], by: ['giver'], to: 'returned', told: [takerQuietly] }],
  'take back': [
    { from: ['asked', 'countered'], by: ['giver'], to: 'withdrawn', told: [taker] },
    { from: ['accepted'], by: ['giver'], to: 'withdrawn', assignee: 'giver', told: [taker] },
  ],
  cannot: [{ from: ['accepted'], by: ['taker'], to: 'returned', assignee: 'giver', told: [giver] }],
  done: [{ from: ['accepted'], by: ['giver', 'taker'], to: 'done', told: [giverQuietly] }],
  myself: [{ from: ['returned'], by: ['giver'], to: 'closed', assignee: 'giver', told: [] }],
  'let it go': [{ from: ['returned'], by: ['giver'], to: 'closed', assignee: 'nobody', told: [] }],
  'ask again': [{ from: ['returned'], by: ['giver'], to: 'closed', told: [] }],

  removed: [
    { from: ['accepted'], by: [], to: 'void', told: [taker] },
    { from: ['asked', 'countered', 'returned'], by: [], to: 'void', told: [] },
  ],
  finished: [
    { from: ['accepted'], by: [], to: 'done', told: [giverQuietly] },
    { from: ['asked', 'countered', 'returned'], by: [], to: 'void', told: [] },
  ],
  'left alone': [{ from: openStates, by: [], to: 'void', told: [] }],
  // An owner of the family takes the giver's place.
  'giver left': [
    { from: ['accepted'], by: [], to: 'same', told: [owners] },
    { from: ['asked', 'countered', 'returned'], by: [], to: 'void', told: [owners] },
  ],
  'taker left': [
    { from: ['accepted'], by: [], to: 'returned', assignee: 'giver', told: [giver] },
    { from: ['asked', 'countered'], by: [], to: 'returned', told: [giver] },
  ],
  reassigned: [{ from: pendingStates, by: [], to: 'withdrawn', told: [taker] }],
  moved: [{ from: pendingStates, by: [], to: 'same', told: [taker] }],
  lapsed: [{ from: ['asked', 'countered'], by: [], to: 'returned', told: [giver, takerQuietly] }],
  over: [{ from: ['accepted', 'returned'], by: [], to: 'closed', told: [] }],
};

/** An ask tells the taker; a guest gets the link from the giver. */
export const asking: { to: HandoffState; told: readonly Told[] } = { to: 'asked', told: [taker] };

export interface Outcome {
  state: HandoffState;
  assignee: 'taker' | 'giver' | 'nobody' | 'same';
  told: readonly Told[];
}

interface Subject {
  state: HandoffState;
  /** The taker has no account. The giver stays the assignee, so that she is reminded, and nobody tells the guest. */
  isGuest: boolean;
}

/** What comes of an event; undefined if it isn't this person's to do, or not in this state. Nobody is told what she did. */
export function next({ state, isGuest }: Subject, event: Exclude<HandoffEvent, 'ask'>, by?: Role): Outcome | undefined {
  const found = transitions[event].find(
    ({ from, by: allowed }) => from.includes(state) && (by === undefined ? allowed.length === 0 : allowed.includes(by)),
  );
  if (!found) return undefined;
  const { to, assignee = 'same', told } = found;
  return {
    state: to === 'same' ? state : to,
    assignee: isGuest && assignee === 'taker' ? 'same' : assignee,
    told: told.filter(({ who }) => who !== by && !(isGuest && who === 'taker')),
  };
}

/** What a person can do now. Whoever gave it to a guest notes the guest's done herself. */
export function allowedActions(handoff: Subject, role: Role): HandoffAction[] {
  const { state, isGuest } = handoff;
  return [
    ...personalActions.filter((event) => next(handoff, event, role) !== undefined),
    ...(state === 'asked' && role === 'giver' && isGuest ? (['new link'] as const) : []),
  ];
}
