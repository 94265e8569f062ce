import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Push } from '../delivery/push.ts';
import type { Webhook } from '../delivery/webhook.ts';
import type { Mail } from '../mail/mail.ts';
import type { FetchUntrusted } from '../outside/fetch-untrusted.ts';

/**
 * What a capability's routes may need in addition to the scope: the configuration, the database, and the ways to reach
 * the world outside.
 */
export interface Services {
  config: Config;
  database: Database;
  mail: Mail;
  push: Push;
  webhook: Webhook;
  /** Fetches a URL that we do not trust: a person typed it, or a page contains it. Nothing else may fetch such URLs. */
  fetchUntrusted: FetchUntrusted;
  /** Aborts when the server closes; ends background work of a capability. */
  closing: AbortSignal;
}
