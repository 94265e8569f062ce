import { runProcess } from './processes.ts';

const all = [
  'route-sizes',
  'start-up',
  'list-route',
  'calendar',
  'parse-line',
  'merge',
  'groceries',
  'erasure',
  'plan-week',
  'live-streams',
  'wand',
];
const named = process.argv.slice(2);

/** Everything we claim about speed, or what is named, one after the other, so that no measurement disturbs another. */
for (const bench of named.length > 0 ? named : all) console.log(await runProcess(`bench/${bench}.ts`, []));
