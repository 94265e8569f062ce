import type { Family } from './family.ts';
import { foundIn } from './find/found.ts';
import type { Asked, Choice } from './memory.ts';
import { ordinals } from './words/spoken-numbers.ts';

const ordinalSuffixes = ['st', 'nd', 'rd', 'th'];
const reachPatterns: [string, RegExp][] = [
  [
    'this',
    /\b(?:only|just) (?:this|that|the)? ?(?:one|once|time|week)?\b|\bthis (?:one|time|week)\b|\bonce\b|\bjust (?:the|that)\b/i,
  ],
  [
    'later',
    /\b(?:later|from (?:now|then|here|there) on|onwards?|following|going forward|all (?:the )?(?:following|future)|and after)\b/i,
  ],
  ['all', /\b(?:all|every|whole|entire|always|completely|altogether)\b/i],
];

export function chosenIn(message: string, { choices = [] }: Asked, family: Family): number[] | undefined {
  if (new Set(choices.map(({ values }) => values.reach)).size > 1) return reachChosen(message, choices, family);
  const lower = message.toLowerCase();
  if (/\b(?:both|all(?: of them)?|every one|each)\b/.test(lower) && lower.split(' ').length < 5)
    return choices.map((_, at) => at);
  const found = foundIn(message, family);
  if (found.words.length > 9) return undefined;
  const said = new Set(lower.split(/[^\p{L}\d]+/u));
  const nth = ordinals.findIndex(
    (word, at) => said.has(word) || ordinalSuffixes.some((ending) => said.has(`${at + 1}${ending}`)),
  );
  if (nth >= 0 && nth < choices.length) return [nth];
  if (/\blast\b/.test(lower)) return [choices.length - 1];
  const meant = found.mentions.filter(({ first }) => found.words[first - 1]?.word !== 'not');
  const names = meant.flatMap(({ who }) => who.map(({ name }) => name.toLowerCase()));
  const dates = found.when.flatMap((one) => (one.kind === 'day' ? [one.date] : []));
  const fits = choices.map(({ label, values }) => {
    const thing = family.things.find(({ id }) => id === values.id || id === values.recordId || id === values.recipeId);
    const words = found.words.filter(
      ({ isSmall, stem }) => !isSmall && stem !== '' && label.toLowerCase().includes(stem),
    );
    const isTheirs = thing?.people.some((name) => names.includes(name.toLowerCase())) ?? false;
    const isThen = dates.some((date) => thing?.isOn?.(date));
    return words.length + (isTheirs ? 2 : 0) + (isThen ? 2 : 0);
  });
  const best = Math.max(...fits);
  const chosen = fits.flatMap((fit, at) => (fit === best ? [at] : []));
  return best > 0 && chosen.length === 1 ? chosen : undefined;
}

function reachChosen(message: string, choices: readonly Choice[], family: Family): number[] | undefined {
  const dates = foundIn(message, family).when.flatMap((one) => (one.kind === 'day' ? [one.date] : []));
  const reach = reachPatterns.find(
    ([name, pattern]) => pattern.test(message) && choices.some(({ values }) => values.reach === name),
  )?.[0];
  // 'the 21st' picks a choice only if no other has that day.
  const at = choices.findIndex(({ values }) =>
    reach ? values.reach === reach : values.reach === 'this' && dates.includes(String(values.day)),
  );
  return at >= 0 ? [at] : undefined;
}
