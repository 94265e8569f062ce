/** Does the work when it is first needed, and once. A failure is not kept: the next caller tries again. */
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
