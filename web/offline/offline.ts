export { keepAnswer, keptAnswer, showMeanwhile } from './kept-answers.ts';
export { leaveDevice } from './leaving.ts';
export { forgetEverything, takeKeptOwner } from './owner.ts';
export { makeIntent } from './queue.ts';
