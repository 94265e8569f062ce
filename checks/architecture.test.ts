import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root, type SourceFile, sourceFiles } from './source-files.ts';

const files = sourceFiles();
const productFiles = files.filter(({ path, isTest }) => !isTest && /^(core|food|server|web|capabilities)\//.test(path));
/** Paths of the files for which `findProblem` returns something, with the problem unless it is just `true`. */
const offenders = (findProblem: (file: SourceFile) => unknown) =>
  productFiles
    .map((file) => [file.path, findProblem(file)] as const)
    .filter(([, problem]) => (Array.isArray(problem) ? problem.length > 0 : problem))
    .map(([path, problem]) => (problem === true ? path : `${path}: ${problem}`));

const capabilityOf = (path: string) => /^capabilities\/([^/]+)\//.exec(path)?.[1];

describe('imports', () => {
  /** The public files of `food/` are the ones directly in that folder. */
  const contractOrRules = /^capabilities\/[^/]+\/(([a-z-]+-)?contract\.ts|rules\.ts|rules\/)|^food\/[a-z]+\.ts$/;
  const isOwn = (from: string, to: string) =>
    capabilityOf(from) !== undefined && capabilityOf(from) === capabilityOf(to);

  /** For each kind of file, which project files it may import. */
  const rules: [kind: RegExp, isAllowed: (from: string, to: string) => boolean][] = [
    [/^core\//, (_, to) => to.startsWith('core/')],
    [/^food\/server\//, (_, to) => /^(core|food|server)\//.test(to)],
    [/^food\//, (_, to) => /^(core|food)\//.test(to) && !to.startsWith('food/server/')],
    [
      contractOrRules,
      (from, to) =>
        to.startsWith('core/') || contractOrRules.test(to) || (isOwn(from, to) && to.includes('/catalogue/')),
    ],
    [
      /^capabilities\/[^/]+\/catalogue\//,
      (from, to) => to.startsWith('core/') || contractOrRules.test(to) || isOwn(from, to),
    ],
    [
      /^capabilities\/[^/]+\/server\//,
      (from, to) =>
        (isOwn(from, to) && !to.includes('/web/')) ||
        /^(core|server)\//.test(to) ||
        contractOrRules.test(to) ||
        /^capabilities\/[^/]+\/server\/(store|tables)\.ts$/.test(to) ||
        /^food\/server\//.test(to),
    ],
    [
      /^capabilities\/[^/]+\/web\//,
      (from, to) =>
        (isOwn(from, to) && !to.includes('/server/')) ||
        /^(core|web\/(api|ui))\//.test(to) ||
        to === 'web/settings.ts' ||
        contractOrRules.test(to) ||
        /^capabilities\/[^/]+\/web\/(hooks\.ts|[a-z-]+-card\.tsx)$/.test(to),
    ],
    [/^server\/app\.ts$/, (_, to) => /^(core|server)\//.test(to) || /^capabilities\/[^/]+\/server\//.test(to)],
    [/^server\//, (_, to) => /^(core|server)\//.test(to)],
    [
      /^web\/(main\.tsx|routes\.tsx|shell\/)/,
      (_, to) => /^(core|web)\//.test(to) || contractOrRules.test(to) || /^capabilities\/[^/]+\/web\//.test(to),
    ],
    [/^web\//, (_, to) => /^(core|web)\//.test(to)],
  ];

  test('go in an allowed direction', () => {
    const wrong = offenders(({ path, imports }) => {
      const isAllowed = rules.find(([kind]) => kind.test(path))?.[1];
      const projectImports = imports.filter((to) => /^(core|food|server|web|capabilities|testing|checks)\//.test(to));
      return projectImports.filter((to) => !isAllowed?.(path, to));
    });
    expect(wrong).toEqual([]);
  });

  test('are relative only within a top-level folder or capability, so crossings are visible', () => {
    const areaOf = (path: string) => capabilityOf(path) ?? path.split('/')[0];
    const wrong = files.flatMap(({ path, text }) =>
      [...text.matchAll(/from '(\.\.?\/[^']+)'/g)]
        .map(([, specifier]) => new URL(specifier ?? '', `file:///${path}`).pathname.slice(1))
        .filter((to) => areaOf(to) !== areaOf(path))
        .map((to) => `${path} -> ${to}`),
    );
    expect(wrong).toEqual([]);
  });

  test('have no cycles', () => {
    const graph = new Map(productFiles.map(({ path, imports }) => [path, imports]));
    const done = new Set<string>();
    const cycles: string[] = [];
    const visit = (path: string, trail: string[]) => {
      if (trail.includes(path)) cycles.push([...trail.slice(trail.indexOf(path)), path].join(' -> '));
      else if (!done.has(path))
        for (const next of graph.get(path) ?? []) if (graph.has(next)) visit(next, [...trail, path]);
      done.add(path);
    };
    for (const path of graph.keys()) visit(path, []);
    expect(cycles).toEqual([]);
  });
});

describe('restricted code', () => {
  /** A library or global, the pattern of its use, and the only files that may use it. */
  const restricted: [name: string, pattern: RegExp, allowedFiles: RegExp][] = [
    ['the HTTP framework', /from 'fastify'|from '@fastify\//, /^server\/|^capabilities\/[^/]+\/server\/routes\.ts$/],
    [
      'the database library',
      /from 'drizzle-orm|from 'pg'/,
      /^server\/|^capabilities\/[^/]+\/server\/(tables|routes|([a-z-]+-)?store)\.ts$/,
    ],
    ['the embedded engine', /from '@electric-sql\/pglite/, /^server\/database\/embedded\//],
    [
      'an HTTP client',
      /from '(undici|node:https?)'|\bfetch\(/,
      /^server\/(outside|oidc)\/|^web\/(api\/(call|stream)\.ts|shell\/session\.ts|worker\/(worker|notices|kept-version)\.ts)$/,
    ],
    ['mail', /from 'nodemailer'/, /^server\/mail\//],
    ['the push library', /'web-push'/, /^server\/delivery\/push\.ts$/],
    ['the model library', /(from |import\()'(ai|@ai-sdk\/[a-z-]+)'/, /^server\/assistant\//],
    ['the environment', /process\.env\b/, /^server\/(start|config)\.ts$/],
  ];

  test.each(restricted)('%s is used only in the allowed files', (_name, pattern, allowedFiles) => {
    expect(offenders(({ path, text }) => pattern.test(text) && !allowedFiles.test(path))).toEqual([]);
  });

  test('acrossFamilies is called only by the listed files', () => {
    const callers = productFiles.filter(({ text }) => /\bacrossFamilies\(/.test(text)).map(({ path }) => path);
    expect(callers.toSorted()).toEqual(acrossFamiliesCallers);
  });

  test('HTML is never created from strings', () => {
    expect(
      offenders(({ text }) => /dangerouslySetInnerHTML|\.innerHTML\b|insertAdjacentHTML|document\.write/.test(text)),
    ).toEqual([]);
  });
});

/** Files that may query across families. A new entry needs a decision record. */
const acrossFamiliesCallers = [
  'capabilities/account/server/listening-store.ts',
  'capabilities/account/server/store.ts',
  'capabilities/admin/server/store.ts',
  'capabilities/calendar/server/feed-store.ts',
  'capabilities/family/server/family-store.ts',
  'capabilities/family/server/people-store.ts',
  'capabilities/family/server/store.ts',
  // Work that the due check and guests do for a family, and the names of its people.
  'capabilities/handoffs/server/advance-store.ts',
  'capabilities/handoffs/server/ask-store.ts',
  'capabilities/handoffs/server/case-store.ts',
  'capabilities/handoffs/server/family-store.ts',
  'capabilities/handoffs/server/undone-store.ts',
  // Devices are found by their endpoint, even if another person used the browser before.
  'capabilities/notices/server/channel-store.ts',
  'capabilities/notices/server/check-store.ts',
  'capabilities/notices/server/deliver-store.ts',
  'capabilities/notices/server/send-store.ts',
  'capabilities/notices/server/store.ts',
  'capabilities/profile/server/store.ts',
  // Guest links are found by their token.
  'capabilities/sitter/server/link-store.ts',
  'capabilities/sitter/server/page-store.ts',
  // One statement over seven tables, each filtered by family.
  'capabilities/wand/server/name-store.ts',
  'server/database/family-clock.ts',
  'server/database/family-learning.ts',
  // One statement over several tables, each filtered by family.
  'server/database/family-lists.ts',
  'server/database/membership.ts',
  // Deletes rows that are older than their table keeps them.
  'server/database/old-rows.ts',
  'server/database/recording.ts',
  'server/database/scope.ts',
  // A guest's token names no family.
  'server/guest-links.ts',
  'server/http/attempts.ts',
  'server/http/serve.ts',
  'server/http/server-secrets.ts',
  'server/oidc/client.ts',
  'server/oidc/embedded/account-tokens.ts',
  'server/oidc/embedded/accounts.ts',
  'server/oidc/embedded/adapter.ts',
];

describe('names and sizes', () => {
  test('capability files follow the naming scheme', () => {
    const allowedNames =
      /^capabilities\/[a-z-]+\/(([a-z-]+-)?contract\.ts|rules\.ts|rules\/([a-z-]+\/){0,2}[a-z-]+\.ts|catalogue\/[a-z0-9-]+\.ts|server\/(tables|routes|([a-z-]+-)?store|[a-z-]+-(job|worker))\.ts|web\/(hooks\.ts|[a-z-]+-(page|form|card|dialog|list)\.tsx))$/;
    expect(offenders(({ path }) => path.startsWith('capabilities/') && !allowedNames.test(path))).toEqual([]);
  });

  test('no file has a meaningless name such as utils or helpers', () => {
    const meaningless = /\/(utils?|helpers?|common|misc|manager|data|types|index)\.tsx?$/;
    expect(files.filter(({ path }) => meaningless.test(path)).map(({ path }) => path)).toEqual([]);
  });

  test('file names are kebab-case', () => {
    const kebab = /\/[a-z0-9-]+(\.(test|config|spec))?\.tsx?$/;
    expect(files.filter(({ path }) => !kebab.test(path)).map(({ path }) => path)).toEqual([]);
  });

  test('no file exceeds the line limit of its kind', () => {
    const limits: [RegExp, number][] = [
      [/contract\.ts$/, 160],
      [/\/tables\.ts$/, 80],
      [/\/routes\.ts$/, 120],
      [/\/hooks\.ts$/, 60],
      [/\/rules(\.ts$|\/)/, 150],
      [/\/(catalogue|facts)\//, 2000],
      [/^food\//, 150],
      [/./, 220],
    ];
    const limitOf = (path: string) => limits.find(([kind]) => kind.test(path))?.[1] ?? 0;
    expect(offenders(({ path, lines }) => lines > limitOf(path) && `${lines} lines, at most ${limitOf(path)}`)).toEqual(
      [],
    );
  });

  test('no folder has more than 80 files', () => {
    const folders = Object.groupBy(productFiles, ({ path }) => path.replace(/\/[^/]*$/, ''));
    const tooFull = Object.entries(folders).filter(([, contents = []]) => contents.length > 80);
    expect(tooFull.map(([folder]) => folder)).toEqual([]);
  });

  test('wrap-anywhere is not set on elements, because the page already sets it', () => {
    expect(offenders(({ text }) => text.includes('wrap-anywhere'))).toEqual([]);
  });

  test('group-has-* is not used, because browsers then restyle the whole page whenever anything in it changes', () => {
    expect(offenders(({ text }) => /\bgroup-has-/.test(text))).toEqual([]);
  });

  test('every TODO names an issue', () => {
    expect(offenders(({ text }) => /\b(TODO|FIXME|XXX)\b(?!.*#\d+)/.test(text))).toEqual([]);
  });
});

test('every routes file and every rules file or folder has tests', () => {
  const exists = (path: string) => files.some((file) => file.path === path);
  const needsTest = productFiles.filter(({ path }) =>
    /\/server\/routes\.ts$|\/rules\.ts$|\/rules\/[^/]+\.ts$/.test(path),
  );
  expect(needsTest.map(({ path }) => path.replace(/\.ts$/, '.test.ts')).filter((path) => !exists(path))).toEqual([]);
  // A folder inside rules/ needs at least one test; its files are tested through the functions that others call.
  const ruleFolders = new Set(
    productFiles.flatMap(({ path }) => /^capabilities\/[^/]+\/rules\/[^/]+\//.exec(path) ?? []),
  );
  const isTested = (folder: string) => files.some(({ path, isTest }) => isTest && path.startsWith(folder));
  expect([...ruleFolders].filter((folder) => !isTested(folder))).toEqual([]);
});

test('tests with a database mock nothing, because they share loaded modules', () => {
  const usesDatabase = files.filter(
    ({ isTest, path, imports }) =>
      isTest && /\.ts$/.test(path) && imports.some((it) => /^testing\/test-(app|database)\.ts$/.test(it)),
  );
  expect(
    usesDatabase.filter(({ text }) => /\bvi\.(mock|stubGlobal|useFakeTimers)\(/.test(text)).map(({ path }) => path),
  ).toEqual([]);
});

test('no test of a capability is skipped on one database, because it may run on that one only', () => {
  const isOfCapability = ({ isTest, path }: SourceFile) => isTest && path.startsWith('capabilities/');
  expect(
    files.filter((file) => isOfCapability(file) && /TEST_DATABASE_URL/.test(file.text)).map(({ path }) => path),
  ).toEqual([]);
});

test('no test compares the focus with something it still has to wait for, because the focus is read first', () => {
  const readsFirst = /expect\(document\.activeElement[^;]*\)\.\w+\(\s*await /;
  expect(files.filter(({ isTest, text }) => isTest && readsFirst.test(text)).map(({ path }) => path)).toEqual([]);
});

test('no test waits by vi.waitFor, which gives up after a second on a busy machine', () => {
  const givesUp = /\bvi\.waitFor\((?![^;]*\btimeout\b)/;
  expect(files.filter(({ isTest, text }) => isTest && givesUp.test(text)).map(({ path }) => path)).toEqual([]);
});

test('no text calls a food safe, because we only know names and not labels', () => {
  const isAboutFood =
    /^capabilities\/(recipes|meals|meal-preferences|groceries|dashboard|sitter)\/(?!.*\.test\.)|^food\/(?!.*\.test\.)/;
  const withoutComments = (text: string) => text.replaceAll(/\/\*[^*]*(\*(?!\/)[^*]*)*\*\/|\/\/[^\n]*/g, '');
  const saysSafe = ({ path, text }: SourceFile) =>
    isAboutFood.test(path) && /\bsafe(ly|ty)?\b(?!-area)/i.test(withoutComments(text));
  expect(offenders(saysSafe)).toEqual([]);
});

test('a file that is named by its path from a module exists, unless it is built', () => {
  const named = /(?:new URL\(|join\(import\.meta\.dirname, )'(\.[^']+)'/g;
  const missing = files.flatMap(({ path, text }) =>
    [...text.matchAll(named)]
      .map(([, relative = '']) => posix.join(posix.dirname(path), relative))
      .filter((target) => !/^(out|node_modules)\//.test(target) && !existsSync(join(root, target)))
      .map((target) => `${path}: ${target}`),
  );
  expect(missing).toEqual([]);
});

test('the chunk groups of vite.config.ts name files of core that exist', () => {
  const config = readFileSync(join(root, 'vite.config.ts'), 'utf8');
  const [, names = ''] = /core\[\\\\\/\]\(([a-z|-]+)\)/.exec(config) ?? [];
  expect(names).not.toBe('');
  expect(names.split('|').filter((name) => !existsSync(join(root, 'core', `${name}.ts`)))).toEqual([]);
});
