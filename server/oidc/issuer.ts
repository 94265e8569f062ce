import type { CustomFetch } from 'openid-client';
import { productName } from '#core/product.ts';
import type { Config } from '../config.ts';
import { createConfiguredFetcher } from '../outside/fetch-configured.ts';
import { accountPath } from './pages/account-page.ts';

/** An account provider and how the product is known to it. */
export interface Issuer {
  address: string;
  /** The provider's name in a person's identity, where its address may change; otherwise the address is the name. */
  name?: string;
  clientId: string;
  clientSecret(): Promise<string | undefined>;
  /** How the product speaks to it behind the browser's back, at these origins and no others. */
  fetchFor(origins: readonly string[]): CustomFetch;
}

/** Our own provider's name: its address changes with PUBLIC_URL, and nobody may lose her family by that. */
export const embeddedIssuerName = 'embedded';

/** Who keeps people's accounts, and where they change them. */
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
