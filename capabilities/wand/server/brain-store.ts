import { mayAskModel } from '#server/assistant/daily-limit.ts';
import { createModel } from '#server/assistant/model.ts';
import { createAskForShape } from '#server/assistant/structured.ts';
import type { Parts } from '#server/http/parts.ts';
import { capture, captureText, type Find } from '../rules/capture/capture.ts';
import { isNote } from '../rules/capture/is-note.ts';
import type { CapturedFile } from '../rules/capture/read-file.ts';
import { help } from '../rules/helper/help.ts';
import { noteItems, noteOrder } from '../rules/model/note-items.ts';
import type { Answering } from './chat-store.ts';
import { createModelBrain } from './model-store.ts';

const enoughForToday = 'The language model has answered enough for today, so the built-in helper takes over.\n\n';

/** Who answers and who reads: the configured model, or the built-in helper. A note is read and never talked to. */
export function createBrain(parts: Parts) {
  const model = createModel(parts.config.ai);
  const talk = model ? limited(createModelBrain(model), parts) : help;
  const askForShape = createAskForShape(parts);

  const findFor =
    (personId: string, gone: AbortSignal): Find =>
    async (note, today) => {
      const found = await askForShape(personId, { ...noteOrder(note, today), gone });
      return found ? noteItems(found) : [];
    };

  const answer: Answering = (asked, gone, personId) =>
    isNote(asked.message) ? captureText(asked, asked.message, findFor(personId, gone)) : talk(asked, gone, personId);
  const readFile =
    (file: CapturedFile): Answering =>
    (asked, gone, personId) =>
      capture(asked, file, findFor(personId, gone));
  return { answer, readFile };
}

const limited = (askModel: Answering, { database }: Parts): Answering =>
  async function* answer(asked, gone, personId) {
    if (await mayAskModel(database, personId)) return yield* askModel(asked, gone, personId);
    yield { content: enoughForToday };
    yield* help(asked);
  };
