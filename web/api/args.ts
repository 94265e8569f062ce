/** Arguments of a call of any endpoint. */
export interface AnyArgs {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: unknown;
}
