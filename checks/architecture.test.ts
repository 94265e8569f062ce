import { describe, expect, test } from 'vitest';
import { type SourceFile, sourceFiles } from './source-files.ts';

const files = sourceFiles();
const product = files.filter(({ path, isTest }) => !isTest && /^(core|food|server|web|capabilities)\//.test(path));
const offenders = (broken: (file: SourceFile) => unknown) =>
  product
    .map((file) => [file.path, broken(file)] as const)
    .filter(([, fault]) => (Array.isArray(fault) ? fault.length > 0 : fault))
    .map(([path, fault]) => (fault === true ? path : `${path}: ${fault}`));

const capabilityOf = (path: string) => /^capabilities\/([^/]+)\//.exec(path)?.[1];

describe('who may import whom', () => {
  /** Of the food room, the files beside its folders are the door. */
  const contractOrRules = /^capabilities\/[^/]+\/(([a-z-]+-)?contract\.ts|rules\.ts|rules\/)|^food\/[a-z]+\.ts$/;
  const isOwn = (from: string, to: string) =>
    capabilityOf(from) !== undefined && capabilityOf(from) === capabilityOf(to);

  /** For each kind of file, what of ours it may import. */
  const rules: [kind: RegExp, may: (from: string, to: string) => boolean][] = [
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

  test('every import goes in an allowed direction', () => {
    const wrong = offenders(({ path, imports }) => {
      const may = rules.find(([kind]) => kind.test(path))?.[1];
      const ours = imports.filter((to) => /^(core|food|server|web|capabilities|testing|checks)\//.test(to));
      return ours.filter((to) => !may?.(path, to));
    });
    expect(wrong).toEqual([]);
  });

  test('a relative import stays inside its folder, so that a crossing is seen', () => {
    const room = (path: string) => capabilityOf(path) ?? path.split('/')[0];
    const wrong = files.flatMap(({ path, text }) =>
      [...text.matchAll(/from '(\.\.?\/[^']+)'/g)]
        .map(([, specifier]) => new URL(specifier ?? '', `file:///${path}`).pathname.slice(1))
        .filter((to) => room(to) !== room(path))
        .map((to) => `${path} -> ${to}`),
    );
    expect(wrong).toEqual([]);
  });

  test('there is no cycle', () => {
    const graph = new Map(product.map(({ path, imports }) => [path, imports]));
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

describe('what is confined', () => {
  /** A library or a global, and the only places that may use it. */
  const confined: [what: string, pattern: RegExp, where: RegExp][] = [
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
      /^server\/(outside|oidc)\/|^web\/(api\/(call|stream)\.ts|shell\/session\.ts)$/,
    ],
    ['mail', /from 'nodemailer'/, /^server\/mail\//],
    ['the model library', /(from |import\()'(ai|@ai-sdk\/[a-z-]+)'/, /^server\/assistant\//],
    ['the environment', /process\.env\b/, /^server\/(start|config)\.ts$/],
  ];

  test.each(confined)('%s is used only where it belongs', (_what, pattern, where) => {
    expect(offenders(({ path, text }) => pattern.test(text) && !where.test(path))).toEqual([]);
  });

  test('only the listed files reach across families', () => {
    const callers = product.filter(({ text }) => /\bacrossFamilies\(/.test(text)).map(({ path }) => path);
    expect(callers.toSorted()).toEqual(acrossFamiliesCallers);
  });

  test('markup is never made from text', () => {
    expect(
      offenders(({ text }) => /dangerouslySetInnerHTML|\.innerHTML\b|insertAdjacentHTML|document\.write/.test(text)),
    ).toEqual([]);
  });
});

/** Sign-in, its provider, who belongs to which family, admin, and the one function that opens a scope. A new caller is a decision. */
const acrossFamiliesCallers = [
  'capabilities/account/server/listening-store.ts',
  'capabilities/account/server/store.ts',
  'capabilities/admin/server/store.ts',
  'capabilities/calendar/server/feed-store.ts',
  'capabilities/family/server/family-store.ts',
  'capabilities/family/server/people-store.ts',
  'capabilities/family/server/store.ts',
  'capabilities/profile/server/store.ts',
  // Seven tables in one statement, each by its family.
  'capabilities/wand/server/name-store.ts',
  'server/database/family-clock.ts',
  // Several tables in one statement, each by its family.
  'server/database/family-lists.ts',
  'server/database/membership.ts',
  'server/database/recording.ts',
  'server/database/scope.ts',
  'server/http/attempts.ts',
  'server/http/serve.ts',
  'server/http/server-secrets.ts',
  'server/oidc/client.ts',
  'server/oidc/embedded/account-tokens.ts',
  'server/oidc/embedded/accounts.ts',
  'server/oidc/embedded/adapter.ts',
];

describe('names and sizes', () => {
  test('the files of a capability have the agreed names', () => {
    const agreed =
      /^capabilities\/[a-z-]+\/(([a-z-]+-)?contract\.ts|rules\.ts|rules\/([a-z-]+\/){0,2}[a-z-]+\.ts|catalogue\/[a-z0-9-]+\.ts|server\/(tables|routes|([a-z-]+-)?store|[a-z-]+-(job|worker))\.ts|web\/(hooks\.ts|[a-z-]+-(page|form|card|dialog|list)\.tsx))$/;
    expect(offenders(({ path }) => path.startsWith('capabilities/') && !agreed.test(path))).toEqual([]);
  });

  test('no file is called after nothing', () => {
    const empty = /\/(utils?|helpers?|common|misc|manager|data|types|index)\.tsx?$/;
    expect(files.filter(({ path }) => empty.test(path)).map(({ path }) => path)).toEqual([]);
  });

  test('file names are kebab-case', () => {
    const kebab = /\/[a-z0-9-]+(\.(test|config|spec))?\.tsx?$/;
    expect(files.filter(({ path }) => !kebab.test(path)).map(({ path }) => path)).toEqual([]);
  });

  test('a file beyond its size is two ideas', () => {
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

  test('a folder beyond its size is several rooms', () => {
    const folders = Object.groupBy(product, ({ path }) => path.replace(/\/[^/]*$/, ''));
    const tooFull = Object.entries(folders).filter(([, inside = []]) => inside.length > 80);
    expect(tooFull.map(([folder]) => folder)).toEqual([]);
  });

  test('no class repeats what the page says of all its text: long words wrap', () => {
    expect(offenders(({ text }) => text.includes('wrap-anywhere'))).toEqual([]);
  });

  test('nothing is left for later without an issue', () => {
    expect(offenders(({ text }) => /\b(TODO|FIXME|XXX)\b(?!.*#\d+)/.test(text))).toEqual([]);
  });
});

test('every capability with routes has tests over HTTP, and every set of rules has tests', () => {
  const has = (path: string) => files.some((file) => file.path === path);
  const needsTest = product.filter(({ path }) => /\/server\/routes\.ts$|\/rules\.ts$|\/rules\/[^/]+\.ts$/.test(path));
  expect(needsTest.map(({ path }) => path.replace(/\.ts$/, '.test.ts')).filter((path) => !has(path))).toEqual([]);
  // A field of rules in a folder of its own is tested through the few functions that others call.
  const fields = new Set(product.flatMap(({ path }) => /^capabilities\/[^/]+\/rules\/[^/]+\//.exec(path) ?? []));
  const isTested = (field: string) => files.some(({ path, isTest }) => isTest && path.startsWith(field));
  expect([...fields].filter((field) => !isTested(field))).toEqual([]);
});

test('a test that uses a database mocks nothing: such files share their modules', () => {
  const usesDatabase = files.filter(
    ({ isTest, path, imports }) =>
      isTest && /\.ts$/.test(path) && imports.some((it) => /^testing\/test-(app|database)\.ts$/.test(it)),
  );
  expect(
    usesDatabase.filter(({ text }) => /\bvi\.(mock|stubGlobal|useFakeTimers)\(/.test(text)).map(({ path }) => path),
  ).toEqual([]);
});

test('no food is ever called safe: we know names, not labels', () => {
  const isAboutFood =
    /^capabilities\/(recipes|meals|meal-preferences|groceries|dashboard)\/(?!.*\.test\.)|^food\/(?!.*\.test\.)/;
  const withoutComments = (text: string) => text.replaceAll(/\/\*[^*]*(\*(?!\/)[^*]*)*\*\/|\/\/[^\n]*/g, '');
  const says = ({ path, text }: SourceFile) =>
    isAboutFood.test(path) && /\bsafe(ly|ty)?\b(?!-area)/i.test(withoutComments(text));
  expect(offenders(says)).toEqual([]);
});
