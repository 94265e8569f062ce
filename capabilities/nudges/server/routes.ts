import { familyToday } from '#server/database/family-clock.ts';
import { setLearning } from '#server/database/family-learning.ts';
import { serve } from '#server/http/serve.ts';
import { nudgesApi, nudgesShown } from '../contract.ts';
import './brief-store.ts';
import { answerNudge, everythingLearned, forget, nudgesFor, undoAnswer } from './store.ts';

export const nudgesRoutes = [
  serve(nudgesApi.show, async ({ scope, query }) =>
    (await nudgesFor(scope, query?.today ?? (await familyToday(scope)))).slice(0, nudgesShown),
  ),
  serve(nudgesApi.due, async ({ scope, query }) =>
    (await nudgesFor(scope, query?.today ?? (await familyToday(scope)))).filter(({ kind }) => kind === 'purchase'),
  ),
  serve(nudgesApi.learned, async ({ scope, query }) =>
    everythingLearned(scope, query?.today ?? (await familyToday(scope))),
  ),
  serve(nudgesApi.answer, ({ scope, body }) => answerNudge(scope, body.key, body.answer)),
  serve(nudgesApi.undo, ({ scope, body }) => undoAnswer(scope, body.key)),
  serve(nudgesApi.forget, ({ scope, body }) => forget(scope, body.key)),
  serve(nudgesApi.changeSettings, ({ scope, body }) => setLearning(scope, body.learns)),
];
