/** Runs the work at the first call and caches the result. A failure is not cached, so the next call retries. */
export function lazily<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined;
  return () => {
    result ??= work().catch((error) => {
      result = undefined;
      throw error;
    });
    return result;
  };
}
