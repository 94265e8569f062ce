import type { AiProvider } from '#core/ai-providers.ts';

/** Tells the user which data goes to the configured model. The built-in helper sends nothing. */

const names: Record<AiProvider, string | undefined> = {
  builtin: undefined,
  gemini: 'Google Gemini',
  openai: 'OpenAI',
  compatible: 'the model your server is set up with',
};

const chatData = `what you write, your latest messages here, your household’s names, ages, allergies and diets, and whatever I look up to answer you`;

/** The model in use, and the data it gets. */
export const privacyOf = (provider: AiProvider): string => {
  const name = names[provider];
  return name ? `I think with ${name}. It gets ${chatData}.` : 'What you say stays private to your family.';
};

interface SharedData {
  name: string;
  lines: { use: string; what: string }[];
}

/** Undefined if no model is configured. */
export function sharedDataFor(provider: AiProvider): SharedData | undefined {
  const name = names[provider];
  if (!name) return undefined;
  const there = chatData.replace('here', 'there').replace('whatever I look', 'whatever it looks');
  return {
    name,
    lines: [
      { use: 'Magic Wand', what: `${there}.` },
      { use: 'Notes and files', what: 'the text you give Magic Wand to read.' },
      {
        use: 'Gift ideas',
        what: 'the age your child is turning, interests, favorite colors and earlier ideas. No name, birthdate, size, allergy or diet.',
      },
      { use: 'Recipes', what: 'the text of a page or message we can’t read on our own.' },
    ],
  };
}
