import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import { resetPath } from '../pages/password-pages.ts';
import { newToken } from './account-tokens.ts';
import { findAccountByEmail } from './accounts.ts';

/** Tells the operator why no link can be created. */
export class NoResetLink extends Error {
  override name = 'NoResetLink';
}

/** Creates a password reset link for the operator to pass on. */
export async function resetLinkFor(
  database: Database,
  { publicUrl, oidc }: Pick<Config, 'publicUrl' | 'oidc'>,
  email: string,
): Promise<string> {
  if (oidc)
    throw new NoResetLink(`OIDC_ISSUER_URL is set, so passwords are kept there and not here: ${oidc.accountUrl}`);
  const account = await findAccountByEmail(database, email);
  if (!account) throw new NoResetLink(`There's no account with the email address ${email}.`);
  const secret = await newToken(database, { purpose: 'reset password', account });
  return `${publicUrl}${resetPath(secret)}`;
}
