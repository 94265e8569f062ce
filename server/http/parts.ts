import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Mail } from '../mail/mail.ts';

/** What a capability's routes may need beside the scope of whoever asks. */
export interface Parts {
  config: Config;
  database: Database;
  mail: Mail;
}
