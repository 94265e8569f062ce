/**
 * Texts and addresses that the operator can configure. The server writes them into data attributes of the page.
 * Prerendering has no document, so it returns placeholders that the server replaces.
 */
export interface Settings {
  supportEmail: string;
  supportPhone: string;
  supportAddress: string;
  sitterUrl: string;
  thriveSearchUrl: string;
  /** The AI provider behind suggestions; 'builtin' if no model is configured. */
  aiProvider: string;
}

const placeholders: Settings = {
  supportEmail: '__SUPPORT_EMAIL__',
  supportPhone: '__SUPPORT_PHONE__',
  supportAddress: '__SUPPORT_ADDRESS__',
  sitterUrl: '__SITTER_URL__',
  thriveSearchUrl: '__THRIVE_SEARCH_URL__',
  aiProvider: '__AI_PROVIDER__',
};

export function settings(): Settings {
  if (typeof document === 'undefined') return placeholders;
  return { ...placeholders, ...document.documentElement.dataset };
}
