/** Node flags for short-lived processes: skips optimizing the database's WebAssembly, a quarter of the start time. */
export const shortLived = ['--liftoff-only'];
