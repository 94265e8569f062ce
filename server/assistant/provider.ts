import type { AiProvider } from '#core/ai-providers.ts';
import type { Config } from '../config.ts';

interface Choice {
  /** Who answers. */
  provider: AiProvider;
  /** What the configuration asks for, where that cannot be followed because its key is missing. */
  unavailable: AiProvider | null;
}

/** The one function that decides who answers in the chat. Admin, check-key and chat all read it. */
export function chooseProvider(ai: Config['ai']): Choice {
  const isThere: Record<AiProvider, boolean> = {
    gemini: ai.gemini.key !== undefined,
    openai: ai.openai.key !== undefined,
    compatible: ai.compatible.baseUrl !== undefined,
    builtin: true,
  };
  if (ai.provider && isThere[ai.provider]) return { provider: ai.provider, unavailable: null };
  const inOrder = ['gemini', 'openai', 'compatible', 'builtin'] as const;
  const provider = inOrder.find((name) => isThere[name]) ?? 'builtin';
  return { provider, unavailable: ai.provider ?? null };
}
