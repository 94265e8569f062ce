export type SectionKind = 'ingredients' | 'steps' | 'other';

/** Common headings of recipe sections in many languages, separated by '|'. */
const headings: Record<SectionKind, string[]> = {
  ingredients: [
    'ingredients|ingredient list|you will need|you’ll need|you need|what you need|what you’ll need|shopping list',
    'zutaten|zutatenliste|einkaufsliste|das brauchst du|ingrédients|les ingrédients|ingredientes|ingredienti|ingrediënten',
    'ingredienten|boodschappenlijst|wat heb je nodig|benodigdheden|nodig|dit heb je nodig|ingredienser|ingrediens|du trenger|det skal du bruge|du behöver',
    'ainekset|hozzávalók|składniki|ingrediencie|ingredience|suroviny|sastojci|sestavine|ingrediente|съставки|ингредиенты|інгредієнти',
    'υλικά|malzemeler|المكونات|מצרכים|רכיבים|材料|食材|재료|सामग्री|bahan|bahan-bahan|nguyên liệu|ส่วนผสม',
  ],
  steps: [
    'method|directions|instructions|preparation|procedure|steps|cooking method|how to make|how to make it|how to prepare|how to cook',
    'to make|the method|cooking instructions|cooking directions|what to do|step by step|recipe steps|let’s cook|make it',
    'zubereitung|anleitung|so geht’s|und so wird’s gemacht|so wird’s gemacht|arbeitsschritte|schritte|préparation|étapes|la préparation',
    'réalisation|recette|instructions de préparation|preparación|elaboración|modo de preparación|pasos|instrucciones|cómo hacer',
    'preparo|modo de preparo|modo de fazer|preparação|como fazer|passos|preparazione|procedimento|istruzioni|come fare',
    'bereiding|bereidingswijze|zo maak je het|aan de slag|werkwijze|instructies|instruktioner|gör så här|så här gör du|tillagning',
    'fremgangsmåde|sådan gør du|framgangsmåte|fremgangsmåte|slik gjør du|slik lager du|valmistus|ohje|valmistusohje',
    'elkészítés|elkészítése|przygotowanie|sposób przygotowania|wykonanie|jak przygotować|postup|príprava|příprava|priprema|priprava',
    'mod de preparare|начин на приготвяне|приготовление|приготування|εκτέλεση|yapılışı|hazırlanışı|طريقة التحضير|אופן ההכנה',
    '作り方|手順|做法|步骤|步驟|만드는 법|विधि|cara membuat|cách làm|วิธีทำ',
  ],
  other: [
    'notes|note|recipe notes|tips|tip|nutrition|nutrition facts|nutritional information|equipment|comments|leave a comment|reviews',
    'related|related recipes|you may also like|video|storage|faq|faqs|substitutions|variations|nährwerte|tipps|kommentare|conseils',
    'astuces|commentaires|notas|comentarios|comentários|dicas|note e consigli|voedingswaarde|opmerkingen|tips och variationer',
    'did you make this recipe|share|save|print|advertisement|recommended products|about|newsletter|ähnliche rezepte|mer recept',
  ],
};

const kindOf = new Map<string, SectionKind>();
for (const kind of ['other', 'steps', 'ingredients'] as const)
  for (const line of headings[kind]) for (const words of line.split('|')) kindOf.set(words, kind);

const lastWords = new Set([...kindOf.keys()].map((words) => words.slice(words.lastIndexOf(' ') + 1)));

/** Cheap pre-check: whether any known heading ends with this word. */
export const mayEndHeading = (word: string) => lastWords.has(word.trim().toLowerCase());

const maxHeadingLength = 70;
const maxHeadingWords = 4;

/** Words that show a heading is about something else, such as times or tips. */
const misleading =
  /\b(?:time|tips?|notes?|substitut|nutrition|faqs?|questions|video|equipment|storage|calories|zeit|tid|temps|tempo|tiempo|tijd)/;

export interface Opening {
  kind: SectionKind;
  /** The rest of the heading, such as 'for the dough'; usually empty. */
  about: string;
}

/** The section that a heading opens, if any. */
export function parseSectionHeading(heading: string): Opening | undefined {
  if (heading.length > maxHeadingLength) return undefined;
  const words = heading
    .toLowerCase()
    .replaceAll("'", '’')
    .replace(/\([^)]{0,60}\)?/g, ' ')
    .split(/[^\p{L}\p{M}’-]+/u)
    .filter((it) => it !== '' && it !== '-');
  const whole = kindOf.get(words.join(' '));
  if (whole) return { kind: whole, about: '' };
  if (misleading.test(words.join(' '))) return undefined;
  for (let length = Math.min(maxHeadingWords, words.length - 1); length > 0; length--) {
    const atStart = kindOf.get(words.slice(0, length).join(' '));
    if (atStart && atStart !== 'other') return { kind: atStart, about: words.slice(length).join(' ') };
    const atEnd = kindOf.get(words.slice(-length).join(' '));
    if (atEnd && atEnd !== 'other') return { kind: atEnd, about: words.slice(0, -length).join(' ') };
  }
  return undefined;
}
