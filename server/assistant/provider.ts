import type { AiProvider } from '#core/ai-providers.ts';
import type { Config } from '../config.ts';

type AiConfig = Config['ai'];

interface ProviderChoice {
  /** The provider to use. */
  provider: AiProvider;
  /** The provider named in the configuration if it can't be used because its key is missing. */
  unavailable: AiProvider | null;
}

const preferenceOrder = ['gemini', 'openai', 'compatible', 'builtin'] as const;

/** Decides which provider answers in the chat. Admin and chat both use it. */
export function chooseProvider(ai: AiConfig): ProviderChoice {
  if (ai.provider && isConfigured(ai, ai.provider)) return { provider: ai.provider, unavailable: null };
  const provider = preferenceOrder.find((name) => isConfigured(ai, name)) ?? 'builtin';
  return { provider, unavailable: ai.provider ?? null };
}

/** A compatible server may need no key, so its URL is enough. The built-in helper needs nothing. */
export const isConfigured = ({ gemini, openai, compatible }: AiConfig, provider: AiProvider) =>
  ({
    gemini: gemini.key !== undefined,
    openai: openai.key !== undefined,
    compatible: compatible.baseUrl !== undefined,
    builtin: true,
  })[provider];
