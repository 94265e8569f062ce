import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../database/scope.ts';
import type { Identity } from '../client.ts';

/** What the embedded account provider looks up and changes for a person of the app. Methods with `db` run in that transaction. */
export interface PersonActions {
  /** Account id of the signed-in person, if they use the embedded provider. */
  accountIdOf(request: FastifyRequest): Promise<string | undefined>;
  /** Updates the person's record with the account's e-mail and names. */
  updateFromAccount(db: Db, identity: Identity): Promise<void>;
  /** Deletes the person's sessions, except that of the request `except`. */
  signOut(db: Db, identity: Identity, except?: FastifyRequest): Promise<void>;
  /** Erases the person and their private data. Throws a refusal if a family would be left without an owner. */
  erase(db: Db, identity: Identity): Promise<void>;
  /** Clears the session cookie. */
  clearSessionCookie(reply: FastifyReply): void;
}
