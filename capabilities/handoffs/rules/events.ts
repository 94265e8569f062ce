/** The states of a hand-off, and what can happen to it. */

/**
 * 'countered': the taker can't, but proposes something else. 'returned': it's the giver's again, and she has to decide.
 * 'void': there is nothing to do any more. 'closed': the giver has decided about a returned one, or it is over.
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

/** Somebody has to do something about these. */
export const openStates = ['asked', 'countered', 'accepted', 'returned'] as const;
/** Of one thing, one hand-off at a time is in one of these. */
export const pendingStates = ['asked', 'countered', 'accepted'] as const;

/** What a person can do. 'ask again' is a new ask for the same thing. */
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
 * What happens to the thing or the people without anybody answering. 'left alone': the giver left, and nobody but the
 * taker could take her place. 'over': its day has passed.
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

type PersonalAction = Exclude<HandoffAction, 'new link'>;
const isPersonal = (action: HandoffAction): action is PersonalAction => action !== 'new link';
/** What changes the state by somebody's decision. */
export const personalActions = handoffActions.filter(isPersonal);

export const handoffEvents = ['ask', ...personalActions, ...observations] as const;
export type HandoffEvent = (typeof handoffEvents)[number];
export type Role = 'giver' | 'taker' | 'other';
