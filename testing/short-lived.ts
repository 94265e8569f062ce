/**
 * For programs that end soon. The embedded database is WebAssembly, and what it takes to optimise it, a quarter of a start, is
 * never earned back in a test.
 */
export const shortLived = ['--liftoff-only'];
