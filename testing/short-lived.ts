/**
 * Node flags for short-lived processes. Optimizing the embedded database's WebAssembly takes a quarter of the start
 * time, which never pays off in a test.
 */
export const shortLived = ['--liftoff-only'];
