import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './ensure-chromium.mjs';
import { ensurePostgres } from './ensure-postgres.mjs';
import { freePort } from './free-port.mjs';
import { ensureBuilt, ensureInstalled, whenToldToStop } from './prepare.mjs';

/**
 * Every check, in the order in which a fault is found soonest: `npm test`, or some of them: `npm test -- unit web`.
 * With `--postgres=required` it is a fault when no real Postgres can be had.
 */

const parts = ['types', 'lint', 'unused', 'unit', 'api', 'web', 'postgres', 'browser'];
const onlyReading = ['types', 'lint', 'unused'];

const args = process.argv.slice(2);
const isPostgresRequired = args.includes('--postgres=required');
const chosen = args.filter((arg) => arg !== '--postgres=required');
const unknown = chosen.filter((part) => !parts.includes(part));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(' ')}. The parts are: ${parts.join(' ')}`);
  process.exit(2);
}
const wants = (part) => chosen.length === 0 || chosen.includes(part);

const total = { passed: 0, failed: 0, skipped: 0 };
/** Steps that failed without a failed test to show for it; each counts as one failure. */
let brokenSteps = 0;
const faults = [];
let running;
let postgres;

whenToldToStop((signal) => {
  running?.kill(signal);
  process.exit(1);
});

if (!ensureInstalled()) process.exit(1);
const resultsFolder = join('out', 'tests');
rmSync(resultsFolder, { recursive: true, force: true });
mkdirSync(resultsFolder, { recursive: true });

if (wants('types')) await check('Types', 'tsc', ['-b']);
if (wants('lint')) await check('Lint', 'biome', ['check']);
if (wants('unused')) await check('Unused code', 'knip');
const needsBuild = parts.some((part) => wants(part) && !onlyReading.includes(part));
if (needsBuild && !ensureBuilt()) fail('Web build');

const projects = ['unit', 'api', 'web'].filter(wants);
if (projects.length > 0) await vitest('Tests on the embedded database', projects);
const chromium = wants('browser') || wants('postgres') ? await ensureChromium() : undefined;
if (wants('postgres')) await onPostgres();
if (wants('browser')) await playwright('Journeys in the browser', [], {});
report();

async function onPostgres() {
  try {
    postgres = await ensurePostgres({ isRequired: isPostgresRequired });
  } catch (error) {
    fail('Postgres', error.message);
  }
  if (!postgres) {
    if (isPostgresRequired) fail('Postgres', 'It is required, and there is none.');
    return;
  }
  const onIt = { TEST_DATABASE_URL: postgres.url };
  await vitest('Tests on Postgres', ['api'], onIt);
  await playwright('A journey on Postgres', ['--grep=@postgres', '--project=desktop'], onIt);
  await postgres.stop();
}

async function vitest(title, projectNames, env = {}) {
  const results = join(resultsFolder, `${title}.json`);
  const options = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
  const isFine = await run(
    title,
    'vitest',
    ['run', ...projectNames.flatMap((name) => ['--project', name]), ...options],
    env,
  );
  count(title, isFine, results, ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
  }));
}

async function playwright(title, options, env) {
  if (!chromium) return fail(title, 'There is no Chromium. Install one, or set CHROMIUM_PATH.');
  const results = join(resultsFolder, `${title}.json`);
  const isFine = await run(title, 'playwright', ['test', '--reporter=list,json', ...options], {
    ...env,
    CHROMIUM_PATH: chromium,
    E2E_PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_NAME: results,
  });
  count(title, isFine, results, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  }));
}

async function check(title, command, options = []) {
  if (!(await run(title, command, options, {}))) fail(title);
}

/** Only the steps that are given a database see one, so that the others run on the embedded one. */
async function run(title, command, options, env) {
  console.log(`\n== ${title} ==`);
  const { TEST_DATABASE_URL, ...rest } = process.env;
  running = spawn(command, options, {
    stdio: 'inherit',
    env: { ...rest, ...env },
    shell: process.platform === 'win32',
  });
  const [code] = await once(running, 'exit');
  return code === 0;
}

function count(title, isFine, results, read) {
  const counted = existsSync(results)
    ? read(JSON.parse(readFileSync(results, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0 };
  for (const kind of Object.keys(total)) total[kind] += counted[kind];
  if (counted.failed > 0) faults.push(title);
  else if (!isFine) fail(title);
}

function fail(title, reason) {
  if (reason) console.error(`\n${title}: ${reason}`);
  faults.push(title);
  brokenSteps++;
}

function report() {
  console.log('\n== Result ==');
  if (faults.length > 0) console.log(`Failed: ${faults.join(', ')}`);
  const tests = total.passed + total.failed + total.skipped;
  console.log(`${tests} tests in ${Math.round(process.uptime())} s, ${total.skipped} skipped`);
  console.log(`${total.passed} passed, ${total.failed + brokenSteps} failed`);
  console.log(`Postgres: ${postgres ? 'run' : 'not run'}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
