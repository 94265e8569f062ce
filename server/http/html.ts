const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** Safe markup: all text in it is already escaped. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type HtmlPiece = Html | string | number | false | null | undefined | readonly HtmlPiece[];

function toMarkup(piece: HtmlPiece): string {
  if (piece instanceof Html) return piece.text;
  if (Array.isArray(piece)) return piece.map(toMarkup).join('');
  return piece === false || piece === null || piece === undefined ? '' : escapeHtml(String(piece));
}

/** Template tag that escapes every interpolated text. Attribute values must be in double quotes. */
export const html = (strings: TemplateStringsArray, ...pieces: HtmlPiece[]) =>
  new Html(String.raw({ raw: strings }, ...pieces.map(toMarkup)));
