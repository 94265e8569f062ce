import { writeFileSync } from 'node:fs';
import type { NamedWeights } from '#capabilities/wand/rules/helper/rank/scores.ts';

/** For single tools, only the most important weights are kept. */
const most = 140;

/** Writes named weights as a module of data. */
export function writeWeights(name: 'rank' | 'trust', about: string, weights: NamedWeights) {
  const byWeight = Object.entries(weights).toSorted(([, a], [, b]) => Math.abs(b) - Math.abs(a));
  const [general, ofTools] = [false, true].map((is) =>
    byWeight.filter(([name]) => /^(?:tool|sure) /.test(name) === is),
  );
  const lines = [...(general ?? []), ...(ofTools ?? []).slice(0, most - (general?.length ?? 0))]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([feature, weight]) => `  '${feature}': ${weight.toFixed(2)},\n`);
  const head = `/** Written by \`npm run train -- --wand\`: ${about} */\nexport const ${name}Weights: Readonly<Record<string, number>> = {`;
  const file = `../../../capabilities/wand/catalogue/${name}-weights.ts`;
  writeFileSync(new URL(file, import.meta.url), `${head}\n${lines.join('')}};\n`);
}
