import { requireMembership } from '#capabilities/family/server/store.ts';
import { DailyLimitReached } from '#server/assistant/answer-limits.ts';
import { mayAskModel } from '#server/assistant/daily-limit.ts';
import { createModel } from '#server/assistant/model.ts';
import { createAskForShape } from '#server/assistant/structured.ts';
import type { Services } from '#server/http/services.ts';
import { capture, captureText, type FindInNote } from '../rules/capture/capture.ts';
import type { CapturedFile } from '../rules/capture/read-file.ts';
import { noteItems, notePrompt } from '../rules/model/note-items.ts';
import type { BrainRequest, Source } from '../rules/tools/brain.ts';
import type { Brain } from './chat-store.ts';
import { createHelper, loadHelper } from './helper-store.ts';
import { createModelBrain } from './model-store.ts';
import { createNoteReader } from './note-store.ts';

const dailyLimitMessage = 'The language model is done for today, so the built-in helper is answering.\n\n';

/** How many past turns count as the user's recent messages. */
const recentTurns = 6;

/** Chooses who answers: the configured model or the built-in helper. Notes go to the note reader instead. */
export function createBrains(services: Services) {
  const helper = createHelper(services.closing);
  const notes = createNoteReader(services.closing);
  const model = createModel(services.config.ai);
  const mayAsk = (personId: string) => mayAskModel(services.database, personId);
  const askForShape = createAskForShape(services);

  const finderFor =
    (personId: string, gone: AbortSignal, saved: Promise<unknown>): FindInNote =>
    async (note, today) => {
      await saved;
      const found = await askForShape(personId, { ...notePrompt(note, today), gone });
      return found ? noteItems(found) : [];
    };

  /** The user's recent messages, without pasted notes that someone else wrote. */
  async function ownMessages(request: BrainRequest): Promise<string[]> {
    const messages = [...request.past.slice(-recentTurns), request].map(({ message }) => message);
    const areNotes = await Promise.all(messages.map(notes.isNote));
    return messages.filter((_message, index) => !areNotes[index]);
  }

  async function withSource(request: BrainRequest, kind: Source['kind']): Promise<BrainRequest> {
    const source = { kind, ownMessages: await ownMessages(request) };
    return {
      ...request,
      propose: (tool, values, annotations) => request.propose(tool, values, { ...annotations, source }),
      revise: (id, values) => request.revise(id, values, source),
    };
  }

  const withDailyLimit = (modelBrain: Brain): Brain =>
    async function* answer(request, gone, person, saved) {
      const checkMembership = () => requireMembership(services.database, person);
      try {
        yield* modelBrain(checkingMembership(await withSource(request, 'model'), checkMembership), gone, person, saved);
      } catch (error) {
        if (!(error instanceof DailyLimitReached)) throw error;
        yield { content: dailyLimitMessage };
        yield* helper(request, gone, person, saved);
      }
    };
  const chatBrain = model ? withDailyLimit(createModelBrain(model, mayAsk)) : helper;

  const answer: Brain = async function* answer(request, gone, person, saved) {
    const { message } = request;
    if (!(await notes.isNote(message))) return yield* chatBrain(request, gone, person, saved);
    const find = finderFor(person.userId, gone, saved);
    yield* captureText(await withSource(request, 'note'), message, notes.read, find);
  };
  const readFile = (file: CapturedFile): Brain =>
    async function* answer(request, gone, { userId }, saved) {
      yield* capture(await withSource(request, 'note'), file, notes.read, finderFor(userId, gone, saved));
    };
  return { answer, readFile, preload: loadHelper };
}

/** Checks membership before each call: a person removed during a slow model answer must not get more data. */
function checkingMembership(request: BrainRequest, check: () => Promise<void>): BrainRequest {
  const checked =
    <Given extends unknown[], Result>(work: (...given: Given) => Promise<Result>) =>
    async (...given: Given) => {
      await check();
      return work(...given);
    };
  return {
    ...request,
    look: checked(request.look) as BrainRequest['look'],
    propose: checked(request.propose),
    revise: checked(request.revise),
    drop: checked(request.drop),
  };
}
