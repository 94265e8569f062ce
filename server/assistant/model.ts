import type { LanguageModel } from 'ai';
import * as z from 'zod/mini';
import type { Config } from '../config.ts';
import { createConfiguredFetcher } from '../outside/fetch-configured.ts';
import { chooseProvider } from './provider.ts';
import { loadSdkPackage } from './sdk.ts';

type AiConfig = Config['ai'];

/** Loads a language model at the first call. */
export type LoadModel = () => Promise<LanguageModel>;

/** Long, because a model may reason for a while before its first word. */
const responseTimeoutMs = 60_000;
/** Ten times a long answer with long reasoning. */
const maxBytes = 4_000_000;

const gemini = { baseUrl: 'https://generativelanguage.googleapis.com/v1beta', model: 'gemini-flash-latest' };
const openai = { baseUrl: 'https://api.openai.com/v1', model: 'gpt-5.4-mini' };

/** Creates the configured model; undefined if the built-in helper answers. */
export function createModel(ai: AiConfig): LoadModel | undefined {
  const { provider } = chooseProvider(ai);
  if (provider === 'builtin') return undefined;
  let loaded: Promise<LanguageModel> | undefined;
  return () => {
    loaded ??= modelLoaders[provider](ai).catch((fault) => {
      // Lets the next message retry.
      loaded = undefined;
      throw fault;
    });
    return loaded;
  };
}

const modelLoaders = {
  async gemini({ gemini: { key, baseUrl }, model }: AiConfig): Promise<LanguageModel> {
    const { createGoogleGenerativeAI } = await loadSdkPackage(import('@ai-sdk/google'));
    const address = withDefaultPath(baseUrl ?? gemini.baseUrl, '/v1beta');
    return createGoogleGenerativeAI(connection(address, key))(model ?? gemini.model);
  },

  /** Uses chat completions: many other servers support nothing else, and the provider keeps no copy of them. */
  async openai({ openai: { key, baseUrl }, model }: AiConfig): Promise<LanguageModel> {
    const { createOpenAI } = await loadSdkPackage(import('@ai-sdk/openai'));
    return createOpenAI(connection(withDefaultPath(baseUrl ?? openai.baseUrl, '/v1'), key)).chat(model ?? openai.model);
  },

  async compatible({ compatible: { key, baseUrl = '' }, model }: AiConfig): Promise<LanguageModel> {
    const { createOpenAICompatible } = await loadSdkPackage(import('@ai-sdk/openai-compatible'));
    const name = 'compatible';
    const address = withDefaultPath(baseUrl, '/v1');
    return createOpenAICompatible({ name, ...connection(address, key) })(model ?? (await firstModel(address, key)));
  },
};

/** Adds the usual path if the URL has none. */
const withDefaultPath = (address: string, usualPath: string) =>
  new URL(address).pathname === '/' ? new URL(usualPath, address).href : address.replace(/\/$/, '');

const connection = (baseURL: string, key: string | undefined) => ({
  baseURL,
  ...(key && { apiKey: key }),
  fetch: createConfiguredFetcher([baseURL], { responseTimeoutMs, maxBytes }),
});

const ModelList = z.object({ data: z.array(z.object({ id: z.string() })).check(z.minLength(1)) });

/** Asks the server for its models and takes the first; a home server usually has just one. */
async function firstModel(baseUrl: string, key: string | undefined): Promise<string> {
  const ask = createConfiguredFetcher([baseUrl], { responseTimeoutMs: 10_000, maxBytes });
  const headers = key ? { authorization: `Bearer ${key}` } : {};
  const response = await ask(`${baseUrl.replace(/\/$/, '')}/models`, { headers });
  return ModelList.parse(await response.json()).data[0]?.id ?? '';
}
