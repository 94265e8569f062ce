import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { aiProviders } from '#core/ai-providers.ts';
import { isEmailAddress } from '#core/email-address.ts';
import { productName } from '#core/product.ts';

/** Every environment variable, parsed once at startup. The README documents them. */

const isHttpUrl = (value: string) => URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol);
const addressVariable = z
  .string()
  .check(z.refine(isHttpUrl, { error: 'must be an address that starts with http:// or https://', abort: true }));
const originVariable = z.pipe(
  addressVariable.check(z.refine((value) => new URL(value).pathname === '/', 'must be an address without a path')),
  z.transform((value) => new URL(value).origin),
);
const wholeNumberVariable = (min: number, max: number) =>
  z.pipe(
    z
      .string()
      .check(
        z.refine(
          (value) => /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max,
          `must be a whole number from ${min} to ${max}`,
        ),
      ),
    z.transform(Number),
  );
const listVariable = <Item>(check: (item: string) => boolean, message: string, change: (item: string) => Item) =>
  z.pipe(
    z.string().check(z.refine((value) => value.split(',').every((item) => check(item.trim())), message)),
    z.transform((value) => value.split(',').map((item) => change(item.trim()))),
  );
const textVariable = z.string();
const isOrigin = (value: string) => isHttpUrl(value) && new URL(value).pathname === '/';
/** An address without user name, query and fragment, so that webhook addresses can be compared with it. */
const isAddressPrefix = (value: string) =>
  isHttpUrl(value) && new URL(value).href === new URL(value).origin + new URL(value).pathname;

const Environment = z.object({
  PORT: z.optional(wholeNumberVariable(1, 65_535)),
  HOST: z.optional(textVariable),
  PUBLIC_URL: z.optional(originVariable),
  DATA_DIR: z.optional(textVariable),
  DATABASE_URL: z.optional(
    textVariable.check(
      z.refine((value) => /^postgres(ql)?:\/\//.test(value), 'must start with postgres:// or postgresql://'),
    ),
  ),
  OIDC_ISSUER_URL: z.optional(addressVariable),
  OIDC_CLIENT_ID: z.optional(textVariable),
  OIDC_CLIENT_SECRET: z.optional(textVariable),
  OIDC_ACCOUNT_URL: z.optional(addressVariable),
  ADMIN_PASSWORD: z.optional(textVariable),
  AI_PROVIDER: z.optional(z.enum(aiProviders, `must be one of ${aiProviders.join(', ')}`)),
  AI_MODEL: z.optional(textVariable),
  GEMINI_API_KEY: z.optional(textVariable),
  GEMINI_BASE_URL: z.optional(addressVariable),
  OPENAI_API_KEY: z.optional(textVariable),
  OPENAI_BASE_URL: z.optional(addressVariable),
  AI_API_KEY: z.optional(textVariable),
  AI_BASE_URL: z.optional(addressVariable),
  SMTP_URL: z.optional(
    textVariable.check(
      z.refine(
        (value) => /^smtps?:\/\/./.test(value) && URL.canParse(value),
        'must be an address like smtp://user:password@mail.example:587',
      ),
    ),
  ),
  MAIL_FROM: z.optional(
    textVariable.check(
      z.refine(
        (value) => isEmailAddress(value.replace(/^[^<>\r\n"]*<([^<>]+)>$/, '$1')),
        'must be an address like family@example.com or Mothership <family@example.com>',
      ),
    ),
  ),
  TRUST_PROXY: z.optional(
    listVariable(
      (item) => isIP(item.split('/')[0] ?? '') !== 0,
      'must be a list of proxy addresses like 127.0.0.1, 10.0.0.0/8',
      (item) => item,
    ),
  ),
  FETCH_ALLOW_ORIGINS: z.optional(
    listVariable(isOrigin, 'must be a list of addresses like http://wiki.home:8080', (item) => new URL(item).origin),
  ),
  PUSH_ORIGINS: z.optional(
    listVariable(isOrigin, 'must be a list of addresses like https://push.example', (item) => new URL(item).origin),
  ),
  WEBHOOK_ADDRESSES: z.optional(
    listVariable(
      isAddressPrefix,
      'must be a list of addresses like http://ntfy.home:8080/',
      (item) => new URL(item).href,
    ),
  ),
  SENDING: z.optional(z.enum(['on', 'off'], 'must be on or off')),
  SERVICE_WORKER: z.optional(z.enum(['on', 'off'], 'must be on or off')),
  INSTACART_API_KEY: z.optional(textVariable),
  INSTACART_BASE_URL: z.optional(addressVariable),
  THRIVE_SEARCH_URL: z.optional(addressVariable),
  SUPPORT_EMAIL: z.optional(textVariable),
  SUPPORT_PHONE: z.optional(textVariable),
  SUPPORT_ADDRESS: z.optional(textVariable),
  SITTER_URL: z.optional(addressVariable),
});

export type Config = ReturnType<typeof readConfig>;

export class ConfigurationError extends Error {}

/** Throws one readable line per wrong variable. A variable that is set but blank counts as not set. */
export function readConfig(environment: Record<string, string | undefined>) {
  const variables = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = Environment.safeParse(variables);
  const faults = parsed.error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) ?? [];
  if (variables.OIDC_ISSUER_URL && !variables.OIDC_CLIENT_ID)
    faults.push('OIDC_CLIENT_ID must be set together with OIDC_ISSUER_URL');
  if (!parsed.success || faults.length > 0) throw new ConfigurationError(faults.join('\n'));
  const env = parsed.data;
  const port = env.PORT ?? 3000;
  const supportEmail = env.SUPPORT_EMAIL ?? 'support@mothership.example';
  const isSending = env.SENDING !== 'off';
  return {
    port,
    host: env.HOST ?? '127.0.0.1',
    // `origin` drops the default port 80, as browsers do.
    publicUrl: env.PUBLIC_URL ?? new URL(`http://localhost:${port}`).origin,
    dataDir: resolve(env.DATA_DIR ?? './data'),
    databaseUrl: env.DATABASE_URL,
    oidc: env.OIDC_ISSUER_URL
      ? {
          issuer: env.OIDC_ISSUER_URL,
          clientId: env.OIDC_CLIENT_ID ?? '',
          clientSecret: env.OIDC_CLIENT_SECRET,
          accountUrl: env.OIDC_ACCOUNT_URL ?? env.OIDC_ISSUER_URL,
        }
      : undefined,
    /** If undefined, the server generates a password at its first start. */
    adminPassword: env.ADMIN_PASSWORD,
    ai: {
      provider: env.AI_PROVIDER,
      model: env.AI_MODEL,
      gemini: { key: env.GEMINI_API_KEY, baseUrl: env.GEMINI_BASE_URL },
      openai: { key: env.OPENAI_API_KEY, baseUrl: env.OPENAI_BASE_URL },
      compatible: { key: env.AI_API_KEY, baseUrl: env.AI_BASE_URL },
    },
    /** If false, nothing leaves by mail, push or webhook. */
    isSending,
    /** If off, browsers delete what they kept of the app and remove its service worker. */
    serviceWorker: env.SERVICE_WORKER ?? 'on',
    mail:
      isSending && env.SMTP_URL
        ? { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM ?? `${productName} <${supportEmail}>` }
        : undefined,
    /** Proxies whose X-Forwarded-* headers are trusted; false means none. */
    trustProxy: env.TRUST_PROXY ?? false,
    instacart: { key: env.INSTACART_API_KEY, baseUrl: env.INSTACART_BASE_URL ?? 'https://connect.instacart.com' },
    fetchAllowOrigins: env.FETCH_ALLOW_ORIGINS ?? [],
    /** Origins of push services in addition to those that we know. */
    pushOrigins: env.PUSH_ORIGINS ?? [],
    /** A webhook's address must be one of these, or below one. */
    webhookAddresses: env.WEBHOOK_ADDRESSES ?? [],
    /** Texts and URLs filled into pages, including the prerendered ones. */
    places: {
      supportEmail,
      supportPhone: env.SUPPORT_PHONE ?? '1-800-555-0142',
      supportAddress: env.SUPPORT_ADDRESS ?? '100 Example Plaza, San Francisco, CA 94105',
      sitterUrl: env.SITTER_URL ?? 'https://www.care.com/',
      /** The search term is appended to it. */
      thriveSearchUrl: env.THRIVE_SEARCH_URL ?? 'https://thrivemarket.com/search?search=',
    },
  };
}
