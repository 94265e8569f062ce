import type { CustomFetch } from 'openid-client';
import { productName } from '#core/product.ts';
import type { Config } from '../config.ts';
import { createConfiguredFetcher } from '../outside/fetch-configured.ts';
import { accountPath } from './pages/account-page.ts';

/** An account provider and the product's client credentials there. */
export interface Issuer {
  address: string;
  /** Stable name to store in identities if the provider's URL may change; by default its URL is used. */
  name?: string;
  clientId: string;
  clientSecret(): Promise<string | undefined>;
  /** Creates the fetch for server-to-server requests, limited to these origins. */
  fetchFor(origins: readonly string[]): CustomFetch;
}

/** Name of the embedded provider. Its URL changes with PUBLIC_URL, which must not change people's identities. */
export const embeddedIssuerName = 'embedded';

/** Name of the account provider, and URL of the page where people change their account. */
export const accountProviderOf = ({ oidc }: Pick<Config, 'oidc'>) =>
  oidc
    ? { name: new URL(oidc.issuer).host, accountUrl: oidc.accountUrl }
    : { name: productName, accountUrl: accountPath };

export const externalIssuer = ({
  issuer,
  clientId,
  clientSecret,
}: NonNullable<Exclude<Config['oidc'], ''>>): Issuer => ({
  address: issuer,
  clientId,
  clientSecret: async () => clientSecret,
  fetchFor: createConfiguredFetcher,
});
