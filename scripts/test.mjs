import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './ensure-chromium.mjs';
import { ensurePostgres } from './ensure-postgres.mjs';
import { failedInPlaywright, failedInVitest } from './failed-tests.mjs';
import { freePort } from './free-port.mjs';
import { compileCache, ensureBuilt, ensureInstalled, whenToldToStop } from './prepare.mjs';
import { shortenTypeErrors } from './type-errors.mjs';

/**
 * `npm test` runs every check; `npm test -- unit web` runs some parts. While you work, `npm test -- quick`
 * checks types, style and the architecture, and runs the tests nearest to the changed files. With `--postgres=required` a missing
 * Postgres is an error.
 */

const parts = ['types', 'lint', 'unused', 'unit', 'api', 'web', 'processes', 'postgres', 'browser'];
const onlyReading = ['types', 'lint', 'unused'];

/** More checkers would each read most types again, which takes twice the CPU time. */
const typeCheck = ['-b', '--checkers', '1'];
/** Go then collects garbage less often, for a gigabyte more memory. */
const quickGo = { GOGC: '300' };

const args = process.argv.slice(2);
const isPostgresRequired = args.includes('--postgres=required');
const chosen = args.filter((arg) => arg !== '--postgres=required');
const isQuick = chosen.length === 1 && chosen[0] === 'quick';
const unknown = isQuick ? [] : chosen.filter((part) => !parts.includes(part));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(' ')}. Use quick alone, or some of the parts: ${parts.join(' ')}`);
  process.exit(2);
}
const wants = (part) => chosen.length === 0 || chosen.includes(part);

const total = { passed: 0, failed: 0, skipped: 0 };
/** Number of steps that failed without a failed test; each counts as one failure. */
let brokenSteps = 0;
const faults = [];
const failedTests = [];
const running = new Set();
let postgres;
let chromium;

whenToldToStop((signal) => {
  for (const child of running) child.kill(signal);
  process.exit(1);
});

if (!ensureInstalled()) process.exit(1);
const resultsFolder = join('out', 'tests');
rmSync(resultsFolder, { recursive: true, force: true });
mkdirSync(resultsFolder, { recursive: true });

await (isQuick ? runQuick() : runParts());
report();

async function runQuick() {
  const { changed, tests } = nearestTests();
  await Promise.all([
    check('Types', 'tsc', typeCheck, shortenTypeErrors, quickGo),
    check('Lint', 'biome', ['check', '--no-errors-on-unmatched', ...changed.filter((file) => existsSync(file))]),
  ]);
  if (faults.length > 0)
    return console.error('\nThe tests did not run. `npm run format` mends most of the style; then try again.');
  const architecture = ['architecture', 'layers', 'writable-fields'].map((name) => `checks/${name}.test.ts`);
  const files = [...architecture, 'testing/followers.test.ts', ...tests];
  await vitest('Architecture, and the nearest tests', ['unit', 'api', 'screens', 'frame'], {}, files);
}

/**
 * Checks that only read begin at once, and what the tests need is made beside them. Then two rows run beside each other: tests, which use
 * a CPU all the time, on the embedded database and then on Postgres; and journeys, which mostly wait. The tests outlast the journeys, so that both CPUs
 * are busy to the end (record 90).
 */
async function runParts() {
  const reading = [
    wants('types') && check('Types', 'tsc', typeCheck, shortenTypeErrors, quickGo),
    wants('lint') && check('Lint', 'biome', ['check']),
    wants('unused') && check('Unused code', 'knip'),
  ];
  const needsBuild = parts.some((part) => wants(part) && !onlyReading.includes(part));
  if (needsBuild && !ensureBuilt()) fail('Web build');

  const projectsOf = { unit: ['unit'], api: ['api'], web: ['screens', 'frame'], processes: ['processes'] };
  const projects = Object.keys(projectsOf)
    .filter(wants)
    .flatMap((part) => projectsOf[part]);
  if (wants('postgres')) await startPostgres();
  if (wants('browser') || postgres) chromium = await ensureChromium();
  await Promise.all([...reading, runTests(projects), runJourneys(projects.length > 0 || Boolean(postgres))]);
  await postgres?.stop();
}

async function runTests(projects) {
  const besidePostgres = postgres ? { TESTS_ALSO_ON_POSTGRES: 'yes' } : {};
  if (projects.length > 0) await vitest('Tests on the embedded database', projects, besidePostgres);
  if (postgres) await vitest('Tests on Postgres', ['api', 'processes'], { TEST_DATABASE_URL: postgres.url });
}

async function runJourneys(saysAtTheEnd) {
  const others = postgres ? ['--grep-invert=@postgres'] : [];
  if (wants('browser')) await playwright('Journeys in the browser', others, { saysAtTheEnd });
  if (!postgres) return;
  const few = ['--grep=@postgres', '--workers=1', '--output=out/tests/journeys'];
  await playwright('Journeys on Postgres', few, { env: { TEST_DATABASE_URL: postgres.url }, saysAtTheEnd });
}

async function startPostgres() {
  try {
    postgres = await ensurePostgres({ isRequired: isPostgresRequired });
    if (!postgres && isPostgresRequired) fail('Postgres', 'It is required, and there is none.');
  } catch (error) {
    fail('Postgres', error.message);
  }
}

async function vitest(title, projectNames, env = {}, files = []) {
  const results = join(resultsFolder, `${title}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
  const isFine = await run(
    title,
    'vitest',
    ['run', ...files, ...projectNames.flatMap((name) => ['--project', name]), ...reporters],
    env,
  );
  count(title, isFine, results, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failedTests: failedInVitest(report),
  }));
}

async function playwright(title, options, { env = {}, ...how } = {}) {
  if (!chromium) return fail(title, 'There is no Chromium. Install one, or set CHROMIUM_PATH.');
  const results = join(resultsFolder, `${title}.json`);
  const settings = {
    ...env,
    CHROMIUM_PATH: chromium,
    E2E_PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_NAME: results,
  };
  const widths = ['--project=desktop', '--project=phone'];
  const isFine = await run(title, 'playwright', ['test', ...widths, '--reporter=list,json', ...options], settings, how);
  count(title, isFine, results, (report) => ({
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected,
    skipped: report.stats.skipped,
    failedTests: failedInPlaywright(report),
  }));
}

async function check(title, command, options = [], rewrite = undefined, env = {}) {
  if (!(await run(title, command, options, env, { saysAtTheEnd: true, rewrite }))) fail(title);
}

function nearestTests() {
  const { status, stdout } = spawnSync('node', ['scripts/nearest-tests.ts'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status === 0) return JSON.parse(stdout);
  fail('Nearest tests');
  return { changed: [], tests: [] };
}

/** Removes TEST_DATABASE_URL unless `env` sets it, so that the other steps use the embedded database. */
async function run(title, command, options, env, { saysAtTheEnd = false, rewrite = (said) => said } = {}) {
  const heading = `\n== ${title} ==\n`;
  if (!saysAtTheEnd) process.stdout.write(heading);
  const { TEST_DATABASE_URL, ...rest } = process.env;
  const child = spawn(command, options, {
    stdio: saysAtTheEnd ? ['inherit', 'pipe', 'pipe'] : 'inherit',
    env: { ...rest, NODE_COMPILE_CACHE: compileCache, ...env },
    shell: process.platform === 'win32',
  });
  running.add(child);
  const said = [];
  child.stdout?.on('data', (part) => said.push(part));
  child.stderr?.on('data', (part) => said.push(part));
  const [code] = await once(child, 'close');
  running.delete(child);
  if (saysAtTheEnd) process.stdout.write(heading + rewrite(Buffer.concat(said).toString()));
  return code === 0;
}

function count(title, isFine, results, read) {
  const counted = existsSync(results)
    ? read(JSON.parse(readFileSync(results, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0, failedTests: [] };
  failedTests.push(...counted.failedTests);
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
  for (const test of failedTests.slice(0, 20)) console.log(test);
  const tests = total.passed + total.failed + total.skipped;
  console.log(`${tests} tests in ${Math.round(process.uptime())} s, ${total.skipped} skipped`);
  console.log(`${total.passed} passed, ${total.failed + brokenSteps} failed`);
  console.log(`Postgres: ${postgres ? 'run' : 'not run'}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
