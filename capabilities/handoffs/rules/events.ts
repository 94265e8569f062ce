/** The states of a hand-off, and what can happen to it. */

/**
 * 'countered': the taker can't, but proposes something else. 'returned': it is back with the giver, who has to decide.
 * 'void': there is nothing left to do. 'closed': the giver has decided about a returned one, or it is over.
 */
export const handoffStates = [
  'asked',
  'countered',
  'accepted',
  'returned',
  'withdrawn',
  'done',
  'void',
  'closed',
] as const;
export type HandoffState = (typeof handoffStates)[number];

/** States in which someone has to do something. */
export const openStates = ['asked', 'countered', 'accepted', 'returned'] as const;
/** A thing can have only one hand-off in these states. */
export const pendingStates = ['asked', 'countered', 'accepted'] as const;

/** The actions of people. 'ask again' is a new ask for the same thing. */
export const handoffActions = [
  'yes',
  'no',
  'how about',
  'agree',
  'rather not',
  'take back',
  'cannot',
  'done',
  'myself',
  'let it go',
  'ask again',
  'new link',
] as const;
export type HandoffAction = (typeof handoffActions)[number];

/**
 * Events without an answer: something happened to the thing or the people. 'left alone': the giver left, and only the
 * taker could replace them. 'over': its day has passed.
 */
export const observations = [
  'removed',
  'finished',
  'left alone',
  'giver left',
  'taker left',
  'reassigned',
  'moved',
  'lapsed',
  'over',
] as const;
export type Observation = (typeof observations)[number];

type StateAction = Exclude<HandoffAction, 'new link'>;
const changesState = (action: HandoffAction): action is StateAction => action !== 'new link';
/** The actions that change the state; a new link leaves it as it is. */
export const stateActions = handoffActions.filter(changesState);

export const handoffEvents = ['ask', ...stateActions, ...observations] as const;
export type HandoffEvent = (typeof handoffEvents)[number];
export type Role = 'giver' | 'taker' | 'other';
