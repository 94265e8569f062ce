import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { plainExports } from './lean-contracts.ts';

const contract = `
const schema = { _zod: {} };
export const words = ['adult', 'child'];
export const NewChild = schema;
export const check = () => true;
export const childrenApi = {
  list: { method: 'GET', path: '/api/children', resources: ['household'], summary: 'Lists', answer: schema, query: schema },
};
`;

test('a lean contract keeps constants and endpoint paths, and drops schemas, functions and summaries', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'contract-'));
  const full = join(folder, 'contract.mjs');
  const lean = join(folder, 'lean.mjs');
  await writeFile(full, contract);
  await writeFile(lean, await plainExports(full));
  expect({ ...(await import(pathToFileURL(lean).href)) }).toEqual({
    words: ['adult', 'child'],
    childrenApi: { list: { method: 'GET', path: '/api/children', resources: ['household'] } },
  });
  await rm(folder, { recursive: true });
});
