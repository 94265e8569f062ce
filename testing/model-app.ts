import { afterAll, expect } from 'vitest';
import type { Piece } from '#capabilities/wand/contract.ts';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/database/database.ts';
import { type WireName, wireNames } from './ai-server.ts';
import { clientOf } from './client.ts';
import { testApp } from './test-app.ts';

type ModelApp = Awaited<ReturnType<typeof openApp>>;

/** One server per model provider, all on one test database. */
export async function modelApps({ environment }: { environment(wire: WireName): Record<string, string> }) {
  const { database, signUp } = await testApp();
  const apps: [WireName, ModelApp][] = [];
  for (const wire of wireNames) apps.push([wire, await openApp(environment(wire), database, signUp)]);
  return { database, ...(Object.fromEntries(apps) as Record<WireName, ModelApp>) };
}

type SignUp = Awaited<ReturnType<typeof testApp>>['signUp'];

async function openApp(environment: Record<string, string>, database: Database, signUp: SignUp) {
  const app = await createApp({ config: readConfig(environment), database, logLevel: 'silent' });
  await app.ready();
  afterAll(() => app.close());
  const send: Parameters<typeof clientOf>[0] = async (options) => {
    const { statusCode: status, body: text, headers } = await app.inject(options);
    return { status, text, headers };
  };
  return {
    app,
    /** A new person who can chat with the model. */
    async signUp() {
      const session = await signUp();
      const client = clientOf(send, session.cookie);
      const say = async (message: string) => parseStream((await client.post('/api/wand/chat', { message })).text);
      const lastTurn = async () => (await client.get('/api/wand/conversation')).json.turns.at(-1);
      return { ...session, ...client, say, lastTurn };
    },
  };
}

/** Parses a chat response. Text before a failure is dropped, as in the chat itself. */
function parseStream(stream: string) {
  const lines = stream.split('\n\n').filter(Boolean);
  expect(lines.pop()).toBe('data: [DONE]');
  const pieces = lines.map((line) => JSON.parse(line.slice('data: '.length)) as Piece);
  const validPieces = pieces.slice(pieces.findIndex((piece) => 'failed' in piece) + 1);
  return {
    pieces,
    text: validPieces.map((piece) => ('content' in piece ? piece.content : '')).join(''),
    cards: pieces.flatMap((piece) => ('proposal' in piece ? [piece.proposal] : [])),
  };
}
