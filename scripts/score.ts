import { parseArgs } from 'node:util';
import { runCommand, WrongUse } from './run-command.ts';
import { scoreCategories } from './score/categories.ts';
import { scoreDiets } from './score/diets.ts';
import { householdReport } from './score/household-report.ts';
import { scoreIngredients } from './score/ingredients.ts';
import { nudgesReport } from './score/nudges/report.ts';
import { type PageFigures, scorePages } from './score/pages.ts';
import { wandReport } from './score/wand-report.ts';

/**
 * `npm run score -- --pages FOLDER --ingredients FILE --categories FILE`, or some of these, measures how well recipes
 * are parsed. The folder holds `pages.jsonl` and `html/`, the files hold labelled lines and food names; none is in the
 * project. `npm run score -- --wand` measures how well the built-in helper understands. `--strangers` adds sentences
 * written by others, which takes a quarter of an hour; `--wrong` lists the failures. `--households` asks the helper what
 * invented households said instead: all of them, or with `--household NAME` (or a folder) only one; `--transcript FILE`
 * keeps its answers and cards for a judge, and `--brain MODULE` measures the `help` of another module.
 * `npm run score -- --nudges` replays simulated families and measures what is suggested to them; `--misses` lists some of what
 * was wrong or missed. With `--sealed` it replays the sealed families and prints only the figures.
 */

const format = (percent: number) => percent.toFixed(1);

const pageLines = (title: string, { fields, pages, errors, nothingFound, milliseconds }: PageFigures) => [
  ...Object.entries(fields).map(([field, { percent, of }]) => `${title} ${field} ${format(percent)} (of ${of})`),
  `${title} pages ${pages}, thrown ${errors}, nothing found ${nothingFound}`,
  `${title} milliseconds mean ${milliseconds.mean}, p50 ${milliseconds.p50}, p95 ${milliseconds.p95}, max ${milliseconds.max}`,
];

async function pagesReport(folder: string) {
  const { all, english, costRatio } = await scorePages(folder);
  const usable = (figures: PageFigures) => format(figures.fields['CORE usable']?.percent ?? 0);
  return [
    `extract core usable ${usable(all)}`,
    `extract core usable english ${usable(english)}`,
    `extract cost against the parser alone ${costRatio}`,
    ...pageLines('extract', all),
    ...pageLines('extract english', english),
  ];
}

function ingredientsReport(file: string) {
  const { score, bySource, lines, errors, cpu } = scoreIngredients(file);
  return [
    ...Object.entries(score).map(([field, percent]) => `ingredients ${field} ${format(percent)}`),
    `ingredients lines ${lines}, thrown ${errors}`,
    `ingredients CPU against parse-ingredient ${cpu.ratio.toFixed(2)} (${Math.round(cpu.ours)} and ${Math.round(cpu.theirs)} ms for 10,000 lines)`,
    ...Object.entries(bySource).map(
      ([source, sourceReport]) =>
        `ingredients all three, ${source} ${format(sourceReport.score['all three'])} (of ${sourceReport.lines})`,
    ),
  ];
}

function dietsReport(file: string) {
  return Object.entries(scoreDiets(file)).flatMap(([part, { lines, skipped, ...kinds }]) => [
    `${part} labels: lines ${lines}, not in this file ${skipped}`,
    ...Object.entries(kinds).map(
      ([kind, { misses, falseAlarms, falseAlarmsOfDecisions, falseAlarmsOfLines }]) =>
        `${part} ${kind}: misses ${misses.length}, false alarms ${falseAlarms.length} ` +
        `(${falseAlarmsOfDecisions} % of decisions, in ${falseAlarmsOfLines} % of lines)`,
    ),
  ]);
}

function categoriesReport(file: string) {
  const { names, strict, lenient, unanswered } = scoreCategories(file);
  return [`categories ${format(lenient)} (strict ${format(strict)}, of ${names}, unanswered ${unanswered})`];
}

await runCommand(async () => {
  const option = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const {
    pages,
    ingredients,
    categories,
    wand,
    strangers = false,
    wrong: showWrong = false,
    households,
    household,
    transcript,
    brain,
    nudges,
    sealed = false,
    misses = false,
  } = parseArgs({
    options: {
      ...{ pages: option, ingredients: option, categories: option },
      ...{ wand: flag, strangers: flag, wrong: flag, households: flag },
      ...{ household: { ...option, multiple: true }, transcript: option, brain: option },
      ...{ nudges: flag, sealed: flag, misses: flag },
    },
  }).values;
  if (!pages && !ingredients && !categories && !wand && !nudges)
    throw new WrongUse(
      'Use: npm run score -- --wand --nudges --pages FOLDER --ingredients FILE --categories FILE (or some of them)',
    );
  const asksHouseholds = wand && (households || household !== undefined);
  if (sealed && misses) throw new WrongUse('The misses of the sealed families stay sealed: leave out --misses');
  return [
    ...(asksHouseholds
      ? await householdReport({ ...(household && { of: household }), brain, transcript, showWrong })
      : []),
    ...(wand && !asksHouseholds ? await wandReport({ withStrangers: strangers, showWrong }) : []),
    ...(nudges ? nudgesReport({ isSealed: sealed, showMisses: misses }) : []),
    ...(pages ? await pagesReport(pages) : []),
    ...(ingredients ? [...ingredientsReport(ingredients), ...dietsReport(ingredients)] : []),
    ...(categories ? categoriesReport(categories) : []),
  ].join('\n');
});
