/** A stream of live changes says at least this often that it is alive. */
export const beatSeconds = 20;
