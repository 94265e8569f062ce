import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Mail } from '../mail/mail.ts';
import type { FetchNamed } from '../outside/fetch-named.ts';

/** What a capability's routes may need in addition to the request's scope. */
export interface Parts {
  config: Config;
  database: Database;
  mail: Mail;
  /** Fetches a URL that a person or a page has named. Nothing else may fetch such URLs. */
  fetchNamed: FetchNamed;
  /** Aborts when the server closes; ends background work of a capability. */
  closing: AbortSignal;
}
