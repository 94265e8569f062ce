/** Replaces `server/password-cost.ts` in API tests, which hash hundreds of passwords. */
export const passwordCost = { memory: 64, passes: 1, parallelism: 1 };
