/**
 * Texts and addresses that the operator may set. The server writes them into the pages; while a page is being prerendered
 * there is no document, and the server's placeholders stand in their place.
 */
export interface Settings {
  supportEmail: string;
  supportPhone: string;
  supportAddress: string;
  sitterUrl: string;
  thriveSearchUrl: string;
  /** Who thinks of things: 'builtin' where no model is configured. */
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
