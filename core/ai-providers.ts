/** Values of `AI_PROVIDER`. 'compatible' is any server with an OpenAI-compatible API; 'builtin' uses no model. */
export const aiProviders = ['gemini', 'openai', 'compatible', 'builtin'] as const;
export type AiProvider = (typeof aiProviders)[number];
