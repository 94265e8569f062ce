import { runProcess } from './processes.ts';

const all = [
  'route-sizes',
  'start-up',
  'list-route',
  'calendar',
  'nudges',
  'overlaps',
  'parse-line',
  'merge',
  'groceries',
  'erasure',
  'plan-week',
  'live-streams',
  'due-checks',
  'wand',
];
const named = process.argv.slice(2);

/** Runs all benchmarks, or the named ones, one after another, so that they don't affect each other. */
for (const bench of named.length > 0 ? named : all) console.log(await runProcess(`bench/${bench}.ts`, []));
