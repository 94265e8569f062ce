import { ingredientLikeness, stepLikeness } from './line-shape.ts';
import type { Block } from './page-blocks.ts';
import type { GroupedLine, GroupedStep, PageRecipe } from './page-recipe.ts';
import { ingredientLines, stepLines } from './section-lines.ts';
import { listsByShape, type Section, sectionsOf, stepsAfter } from './sections.ts';

interface Candidate<Line> extends Section {
  lines: Line[];
  score: number;
}

const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);

const best = <Line>(candidates: Candidate<Line>[]) =>
  candidates.reduce<Candidate<Line> | undefined>((a, b) => (b.score > (a?.score ?? 0) ? b : a), undefined);

/** The first steps after the ingredients, or else the candidate with the highest score. */
function bestSteps(candidates: Candidate<GroupedStep>[], ingredients: Section | undefined) {
  const viable = candidates.filter((it) => it.score > 0);
  const after = ingredients ? viable.filter((it) => it.from >= ingredients.to) : [];
  return after.toSorted((a, b) => a.from - b.from || b.score - a.score)[0] ?? best(viable);
}

/** Reads the visible lists of the document, found by class names, by headings or by their shape. */
export function readSections(blocks: Block[]): Pick<PageRecipe, 'ingredients' | 'steps'> {
  const asIngredients = (section: Section): Candidate<GroupedLine> => {
    const lines = ingredientLines(blocks.slice(section.from, section.to));
    return { ...section, lines, score: sum(lines.map(({ line }) => ingredientLikeness(line))) };
  };
  const asSteps = (section: Section): Candidate<GroupedStep> => {
    const lines = stepLines(blocks.slice(section.from, section.to));
    return { ...section, lines, score: sum(lines.map(({ text }) => stepLikeness(text))) };
  };
  const labelled = sectionsOf(blocks);
  const lists = labelled.filter((it) => it.kind === 'ingredients').map(asIngredients);
  const methods = labelled.filter((it) => it.kind === 'steps').map(asSteps);
  const ingredients = best(lists.filter((it) => it.lines.length > 1)) ?? best(listsByShape(blocks).map(asIngredients));
  const steps = bestSteps(methods, ingredients) ?? (ingredients && best(stepsAfter(blocks, ingredients).map(asSteps)));
  return { ingredients: ingredients?.lines ?? [], steps: steps?.lines ?? [] };
}
