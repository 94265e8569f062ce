export { leaveDevice } from './before-sign-out.ts';
export { forgetEverything, takeKeptOwner } from './owner.ts';
export { makeIntent } from './queue.ts';
export { keepAnswer, keptAnswer, showMeanwhile } from './stored-answers.ts';
