import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';
import { implicitlyCloses, keptAttributes, voidTags } from './html-tags.ts';

export interface PageElement {
  tag: string;
  attributes: Readonly<Record<string, string | undefined>>;
  children: (PageElement | string)[];
  parent: PageElement | undefined;
}

/** Browsers flatten documents at the same depth. Bounds every recursion over the tree. */
const maxDepth = 512;

const noAttributes = Object.freeze({});

/** Builds a lean tree from the tokens of a page, without comments and irrelevant attributes. */
class TreeBuilder implements TokenizerCallbacks {
  readonly root: PageElement = { tag: '', attributes: noAttributes, children: [], parent: undefined };
  private current = this.root;
  private depth = 0;
  /** Number of open elements below the maximum depth. They are flattened, so their end tags are only counted. */
  private flattened = 0;
  private readonly open = new Map<string, number>();
  private tag = '';
  private attributes: Record<string, string | undefined> = noAttributes;
  private attribute = '';
  private value = '';
  private readonly html: string;

  constructor(html: string) {
    this.html = html;
  }

  ontext(start: number, end: number) {
    this.addText(this.html.slice(start, end));
  }

  ontextentity(codepoint: number) {
    this.addText(String.fromCodePoint(codepoint));
  }

  onopentagname(start: number, end: number) {
    this.tag = this.html.slice(start, end).toLowerCase();
    this.attributes = noAttributes;
  }

  onattribname(start: number, end: number) {
    const name = this.html.slice(start, end).toLowerCase();
    this.attribute = keptAttributes.has(name) ? name : '';
    this.value = '';
  }

  onattribdata(start: number, end: number) {
    if (this.attribute !== '') this.value += this.html.slice(start, end);
  }

  onattribentity(codepoint: number) {
    if (this.attribute !== '') this.value += String.fromCodePoint(codepoint);
  }

  onattribend() {
    if (this.attribute === '') return;
    if (this.attributes === noAttributes) this.attributes = {};
    this.attributes[this.attribute] ??= this.value;
  }

  onopentagend() {
    const { tag } = this;
    for (const ended of implicitlyCloses.get(tag) ?? []) if (this.current.tag === ended) this.close();
    const element: PageElement = { tag, attributes: this.attributes, children: [], parent: this.current };
    this.current.children.push(element);
    if (voidTags.has(tag)) return;
    if (this.depth === maxDepth) {
      this.flattened++;
      return;
    }
    this.current = element;
    this.depth++;
    this.open.set(tag, (this.open.get(tag) ?? 0) + 1);
  }

  onselfclosingtag() {
    this.onopentagend();
  }

  onclosetag(start: number, end: number) {
    const tag = this.html.slice(start, end).toLowerCase();
    if (this.flattened > 0) this.flattened--;
    else if ((this.open.get(tag) ?? 0) > 0) while (this.close() !== tag);
    else if (tag === 'br' || tag === 'p') this.addText('\n');
  }

  oncdata() {}
  oncomment() {}
  ondeclaration() {}
  onprocessinginstruction() {}
  onend() {}

  private addText(text: string) {
    const { children } = this.current;
    const last = children.at(-1);
    if (typeof last === 'string') children[children.length - 1] = last + text;
    else children.push(text);
  }

  private close() {
    const { tag, parent } = this.current;
    this.open.set(tag, (this.open.get(tag) ?? 1) - 1);
    this.depth--;
    this.current = parent ?? this.root;
    return tag;
  }
}

/** Parses a page or an HTML fragment, however broken, in linear time. */
export function parsePage(html: string): PageElement {
  const builder = new TreeBuilder(html);
  const tokenizer = new Tokenizer({}, builder);
  tokenizer.write(html);
  tokenizer.end();
  return builder.root;
}
