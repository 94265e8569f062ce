import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Mail } from '../mail/mail.ts';
import type { FetchNamed } from '../outside/fetch-named.ts';

/** What a capability's routes may need beside the scope of whoever asks. */
export interface Parts {
  config: Config;
  database: Database;
  mail: Mail;
  /** The only way to an address that a person or a page has named. */
  fetchNamed: FetchNamed;
  /** Ends what a capability has running beside its routes. */
  closing: AbortSignal;
}
