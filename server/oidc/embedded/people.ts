import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Sql } from '../../database/scope.ts';
import type { Identity } from '../client.ts';

/** The people of the product, as far as their accounts here concern them. What takes a `db` is part of that transaction. */
export interface People {
  /** The account of whoever sends this request, if she is signed in and has one here. */
  accountIdOf(request: FastifyRequest): Promise<string | undefined>;
  /** Her record follows her account. */
  follow(db: Sql, identity: Identity): Promise<void>;
  /** Ends her sessions in the product, all but the one that sends `except`. */
  signOut(db: Sql, identity: Identity, except?: FastifyRequest): Promise<void>;
  /** Deletes her with all that is hers alone. Refuses with a sentence where others would be left without an owner. */
  erase(db: Sql, identity: Identity): Promise<void>;
  /** This browser is nobody's any more. */
  forget(reply: FastifyReply): void;
}
