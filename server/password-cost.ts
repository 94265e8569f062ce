/** What one password hash costs: 19 MB and two passes, as OWASP recommends for Argon2id. */
export const passwordCost = { memory: 19_456, passes: 2, parallelism: 1 };
