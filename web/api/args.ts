/** The arguments of any endpoint's call. */
export interface AnyEndpointArgs {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: unknown;
}
