const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text from people and from the configuration is data, never markup. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** Finished markup: whatever was put into it has been escaped. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type HtmlPiece = Html | string | number | false | null | undefined | readonly HtmlPiece[];

function markup(piece: HtmlPiece): string {
  if (piece instanceof Html) return piece.text;
  if (Array.isArray(piece)) return piece.map(markup).join('');
  return piece === false || piece === null || piece === undefined ? '' : escapeHtml(String(piece));
}

/** Markup in which every text is escaped, so that none can be forgotten. Attributes must stand in double quotes. */
export const html = (strings: TemplateStringsArray, ...pieces: HtmlPiece[]) =>
  new Html(String.raw({ raw: strings }, ...pieces.map(markup)));
