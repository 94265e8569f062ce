/** Who can answer in the chat: a provider with a key, any compatible server, or the helper that is built in. */
export const aiProviders = ['gemini', 'openai', 'compatible', 'builtin'] as const;
export type AiProvider = (typeof aiProviders)[number];
