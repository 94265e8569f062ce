import type { LanguageModel } from 'ai';
import * as z from 'zod/mini';
import type { Config } from '../config.ts';
import { createConfiguredFetcher } from '../outside/fetch-configured.ts';
import { chooseProvider } from './provider.ts';
import { loadPart } from './sdk.ts';

type Ai = Config['ai'];

/** A language model that is loaded when it is first asked. */
export type LoadModel = () => Promise<LanguageModel>;

/** A model may think for a while before its first word. */
const answerWithinMs = 60_000;
/** A long answer with a long thought before it is a tenth of it. */
const maxBytes = 4_000_000;

const gemini = { baseUrl: 'https://generativelanguage.googleapis.com/v1beta', model: 'gemini-flash-latest' };
const openai = { baseUrl: 'https://api.openai.com/v1', model: 'gpt-5.4-mini' };

/** The model that the configuration names; none where the built-in helper answers. */
export function createModel(ai: Ai): LoadModel | undefined {
  const { provider } = chooseProvider(ai);
  if (provider === 'builtin') return undefined;
  let loaded: Promise<LanguageModel> | undefined;
  return () => {
    loaded ??= loaders[provider](ai).catch((fault) => {
      // The next message may find the server awake.
      loaded = undefined;
      throw fault;
    });
    return loaded;
  };
}

const loaders = {
  async gemini({ gemini: { key, baseUrl }, model }: Ai): Promise<LanguageModel> {
    const { createGoogleGenerativeAI } = await loadPart(import('@ai-sdk/google'));
    const address = versioned(baseUrl ?? gemini.baseUrl, '/v1beta');
    return createGoogleGenerativeAI(reached(address, key))(model ?? gemini.model);
  },

  /** Chat completions: what stands behind another address often has nothing else, and they keep no copy at the provider. */
  async openai({ openai: { key, baseUrl }, model }: Ai): Promise<LanguageModel> {
    const { createOpenAI } = await loadPart(import('@ai-sdk/openai'));
    return createOpenAI(reached(versioned(baseUrl ?? openai.baseUrl, '/v1'), key)).chat(model ?? openai.model);
  },

  async compatible({ compatible: { key, baseUrl = '' }, model }: Ai): Promise<LanguageModel> {
    const { createOpenAICompatible } = await loadPart(import('@ai-sdk/openai-compatible'));
    const name = 'compatible';
    const address = versioned(baseUrl, '/v1');
    return createOpenAICompatible({ name, ...reached(address, key) })(model ?? (await firstModel(address, key)));
  },
};

/** Whoever gives only the server's name means the usual path on it. */
const versioned = (address: string, usualPath: string) =>
  new URL(address).pathname === '/' ? new URL(usualPath, address).href : address.replace(/\/$/, '');

const reached = (baseURL: string, key: string | undefined) => ({
  baseURL,
  ...(key && { apiKey: key }),
  fetch: createConfiguredFetcher([baseURL], { answerWithinMs, maxBytes }),
});

const ModelList = z.object({ data: z.array(z.object({ id: z.string() })).check(z.minLength(1)) });

/** A server at home mostly has one model, and says which. */
async function firstModel(baseUrl: string, key: string | undefined): Promise<string> {
  const ask = createConfiguredFetcher([baseUrl], { answerWithinMs: 10_000, maxBytes });
  const headers = key ? { authorization: `Bearer ${key}` } : {};
  const answer = await ask(`${baseUrl.replace(/\/$/, '')}/models`, { headers });
  return ModelList.parse(await answer.json()).data[0]?.id ?? '';
}
