import {
  type HandoffAction,
  type HandoffEvent,
  type HandoffState,
  openStates,
  pendingStates,
  type Role,
  stateActions,
} from './events.ts';

/** The state machine of hand-offs: who can do what in which state, who becomes the assignee, and who gets a notice. */

interface NoticeTarget {
  who: 'giver' | 'taker' | 'owners';
  /** The notice shows only in the app; no message is sent. */
  bellOnly: boolean;
}

interface Transition {
  from: readonly HandoffState[];
  by: readonly Role[];
  to: HandoffState | 'same';
  /** The new assignee; undefined leaves it unchanged. */
  assignee?: 'taker' | 'giver' | 'nobody';
  told: readonly NoticeTarget[];
}

const giver = { who: 'giver', bellOnly: false } as const;
const giverQuietly = { who: 'giver', bellOnly: true } as const;
const taker = { who: 'taker', bellOnly: false } as const;
const takerQuietly = { who: 'taker', bellOnly: true } as const;
const owners = { who: 'owners', bellOnly: true } as const;

/** An event with several transitions has one for each state it can start from. */
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
  // An owner of the family replaces the giver.
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

/** A new ask notifies the taker; a guest gets the link from the giver instead. */
export const askTransition: { to: HandoffState; told: readonly NoticeTarget[] } = { to: 'asked', told: [taker] };

export interface Outcome {
  state: HandoffState;
  assignee: 'taker' | 'giver' | 'nobody' | 'same';
  told: readonly NoticeTarget[];
}

interface CurrentState {
  state: HandoffState;
  /** The taker has no account. The giver stays the assignee and keeps the reminders. The guest gets no notices. */
  isGuest: boolean;
}

/**
 * The result of an event; undefined if this person can't do it in this state. Nobody gets a notice about their own
 * action.
 */
export function next(
  { state, isGuest }: CurrentState,
  event: Exclude<HandoffEvent, 'ask'>,
  by?: Role,
): Outcome | undefined {
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

/** The actions that a person can take now. If a guest did it, the giver marks it as done. */
export function allowedActions(handoff: CurrentState, role: Role): HandoffAction[] {
  const { state, isGuest } = handoff;
  return [
    ...stateActions.filter((event) => next(handoff, event, role) !== undefined),
    ...(state === 'asked' && role === 'giver' && isGuest ? (['new link'] as const) : []),
  ];
}
