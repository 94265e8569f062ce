import { dinnersWanted, type FirstSteps } from '../contract.ts';

/** A family counts as new for this long, so that one without children isn't asked for them forever. */
const newForDays = 14;

export const isNewFamily = (createdAt: string | undefined, now = Date.now()) =>
  createdAt !== undefined && now - Date.parse(createdAt) < newForDays * 24 * 60 * 60 * 1000;

export const hasDinners = ({ dinnerCount }: FirstSteps) => dinnerCount >= dinnersWanted;

export const areStepsOpen = (steps: FirstSteps) => !(steps.hasKids && steps.hasDate && hasDinners(steps));
