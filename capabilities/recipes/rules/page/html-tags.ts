/** Attributes that can carry information about a recipe; others are dropped. */
export const keptAttributes = new Set(
  'class id itemprop itemtype itemscope property typeof content href src data-src datetime name type lang'.split(' '),
);

export const voidTags = new Set(
  'area base basefont br col command embed frame hr img input keygen link meta param source track wbr'.split(' '),
);

const paragraphClosers =
  'address article aside blockquote details div dl fieldset figure footer form header hr main nav ol p pre section table ul';
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** For each tag, the open elements that its start tag closes implicitly, innermost first. */
export const implicitlyCloses = new Map<string, readonly string[]>([
  ...paragraphClosers.split(' ').map((tag) => [tag, ['p']] as const),
  ...headings.map((tag) => [tag, ['p', ...headings]] as const),
  ['li', ['p', 'li']],
  ['dt', ['p', 'dt', 'dd']],
  ['dd', ['p', 'dt', 'dd']],
  ['tr', ['td', 'th', 'tr']],
  ['td', ['td', 'th']],
  ['th', ['td', 'th']],
  ['tbody', ['td', 'th', 'tr', 'thead', 'tbody']],
  ['option', ['option']],
  ['body', ['head']],
]);
