import type { AiProvider } from '#core/ai-providers.ts';
import type { Config } from '../config.ts';

type Ai = Config['ai'];

interface Choice {
  /** Who answers. */
  provider: AiProvider;
  /** What the configuration asks for, where that cannot be followed because its key is missing. */
  unavailable: AiProvider | null;
}

const inOrder = ['gemini', 'openai', 'compatible', 'builtin'] as const;

/** The one function that decides who answers in the chat. Admin and chat both read it. */
export function chooseProvider(ai: Ai): Choice {
  if (ai.provider && isConfigured(ai, ai.provider)) return { provider: ai.provider, unavailable: null };
  const provider = inOrder.find((name) => isConfigured(ai, name)) ?? 'builtin';
  return { provider, unavailable: ai.provider ?? null };
}

/** A compatible server may want no key, so its address is enough; the built-in helper needs nothing. */
export const isConfigured = ({ gemini, openai, compatible }: Ai, provider: AiProvider) =>
  ({
    gemini: gemini.key !== undefined,
    openai: openai.key !== undefined,
    compatible: compatible.baseUrl !== undefined,
    builtin: true,
  })[provider];
