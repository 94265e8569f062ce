import { runProcess } from './processes.ts';

/** Everything we claim about speed, one after the other, so that no measurement disturbs another. */
for (const bench of ['route-sizes', 'start-up', 'list-route', 'calendar', 'parse-line', 'merge'])
  console.log(await runProcess(`bench/${bench}.ts`, []));
