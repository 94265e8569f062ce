const unchanged = new Set(
  'molasses asparagus hummus couscous octopus citrus hibiscus cactus haggis cassis pancreas schnapps swiss bass anise series species'.split(
    ' ',
  ),
);

/** Plurals in -ves of words in -f or -fe; other words in -ves end in -ve ('olives', 'chives', 'cloves'). */
const endingInF = new Map([
  ['leaves', 'leaf'],
  ['halves', 'half'],
  ['loaves', 'loaf'],
  ['calves', 'calf'],
  ['hooves', 'hoof'],
  ['knives', 'knife'],
]);

/** Plurals of words in -e that look like plurals of words in -ch, -sh, -x, -y or -o. */
const endingInE = new Set(
  'quiches brioches ceviches ganaches pastiches cookies brownies smoothies pies calories veggies roes does shoes axes'.split(
    ' ',
  ),
);

/** 'potatoes' -> 'potato'; words that only look like plurals are unchanged ('molasses', 'asparagus'). */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || unchanged.has(word)) return word;
  const withF = endingInF.get(word);
  if (withF !== undefined) return withF;
  if (endingInE.has(word)) return word.slice(0, -1);
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (['oes', 'ches', 'shes', 'xes', 'sses'].some((ending) => word.endsWith(ending))) return word.slice(0, -2);
  return ['ss', 'us', 'is'].some((ending) => word.endsWith(ending)) ? word : word.slice(0, -1);
}
