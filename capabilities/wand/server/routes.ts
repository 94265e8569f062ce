import { familyApi } from '#capabilities/family/contract.ts';
import { chooseProvider } from '#server/assistant/provider.ts';
import { type Route, serve, serveStream, serveWithTransactions } from '#server/http/serve.ts';
import type { Services } from '#server/http/services.ts';
import { wandApi } from '../contract.ts';
import { clockIn } from '../rules/clock.ts';
import { createBrains } from './brain-store.ts';
import { createChat } from './chat-store.ts';
import { approveTapped } from './decision-store.ts';
import { namesOf } from './name-store.ts';
import { clearConversation, listConversation, listJournal } from './store.ts';
import { routesByEndpoint } from './tool-store.ts';

export const wandRoutes = (services: Services, others: readonly Route[]): Route[] =>
  createWand(services, others).routes;

/** The assistant may call every route of the product, including its own; `others` are all routes except its own. */
export function createWand(services: Services, others: readonly Route[]) {
  const { provider } = chooseProvider(services.config.ai);
  const routeOf = routesByEndpoint(() => [...others, ...routes]);
  const { say, proposals, contextFor } = createChat(services.database, routeOf, clockIn);
  const { answer, readFile, preload } = createBrains(services);
  const routes: Route[] = [
    serve(wandApi.names, ({ scope }) => namesOf(scope)),
    serve(wandApi.conversation, async ({ scope }) => {
      preload();
      return { turns: await listConversation(scope), provider };
    }),
    serve(wandApi.provider, () => ({ provider })),
    serve(wandApi.clear, ({ scope }) => clearConversation(scope)),
    serveStream(wandApi.chat, ({ body, ...steps }) => say(steps, body, answer)),
    serveStream(wandApi.capture, ({ body, ...steps }) =>
      say(steps, { message: body.name, fileName: body.name }, readFile(body)),
    ),
    serveWithTransactions(wandApi.change, async ({ params, body, ...steps }) =>
      proposals.revise(steps, await contextFor(steps), params.id, body.values),
    ),
    serveWithTransactions(wandApi.approve, async ({ body, ...steps }) =>
      approveTapped(proposals, steps, await contextFor(steps), body.proposals),
    ),
    serveWithTransactions(wandApi.dismiss, async ({ body, ...steps }) => ({
      proposals: await proposals.dismiss(steps, body.ids),
    })),
    serveWithTransactions(wandApi.undo, ({ params, ...steps }) => proposals.undo(steps, params.id)),
    serveWithTransactions(wandApi.journal, async (steps) => {
      const { look } = await contextFor(steps);
      const { members } = await look(familyApi.mine);
      const names = new Map(members.map(({ id, name }) => [id, name] as const));
      return steps.reading((scope) => listJournal(scope, names));
    }),
  ];
  return { routes, routeOf };
}
