import { mustBelong } from '#capabilities/family/server/store.ts';
import { NotToday } from '#server/assistant/bounds.ts';
import { mayAskModel } from '#server/assistant/daily-limit.ts';
import { createModel } from '#server/assistant/model.ts';
import { createAskForShape } from '#server/assistant/structured.ts';
import type { Parts } from '#server/http/parts.ts';
import { capture, captureText, type Find } from '../rules/capture/capture.ts';
import { isNote } from '../rules/capture/is-note.ts';
import type { CapturedFile } from '../rules/capture/read-file.ts';
import { noteItems, noteOrder } from '../rules/model/note-items.ts';
import type { Asked, Source } from '../rules/tools/brain.ts';
import type { Answering } from './chat-store.ts';
import { createModelBrain } from './model-store.ts';

const enoughForToday = 'The language model has answered enough for today, so the built-in helper takes over.\n\n';

/** A third of a start would go into its words and rules, so it is loaded when she comes to the conversation. */
const loadHelper = () => import('../rules/helper/help.ts');

const help: Answering = async function* answer(asked) {
  const helper = await loadHelper();
  yield* helper.help(asked);
};

/** Who answers and who reads: the configured model, or the built-in helper. A note is read and never talked to. */
export function createBrain(parts: Parts) {
  const model = createModel(parts.config.ai);
  const mayAsk = (personId: string) => mayAskModel(parts.database, personId);
  const talk = model ? limited(createModelBrain(model, mayAsk), parts) : help;
  const askForShape = createAskForShape(parts);

  const findFor =
    (personId: string, gone: AbortSignal, kept: Promise<unknown>): Find =>
    async (note, today) => {
      await kept;
      const found = await askForShape(personId, { ...noteOrder(note, today), gone });
      return found ? noteItems(found) : [];
    };

  const answer: Answering = (asked, gone, person, kept) =>
    isNote(asked.message)
      ? captureText(from(asked, 'note'), asked.message, findFor(person.userId, gone, kept))
      : talk(asked, gone, person, kept);
  const readFile =
    (file: CapturedFile): Answering =>
    (asked, gone, { userId }, kept) =>
      capture(from(asked, 'note'), file, findFor(userId, gone, kept));
  return { answer, readFile, getReady: loadHelper };
}

const limited = (askModel: Answering, { database }: Parts): Answering =>
  async function* answer(asked, gone, person, kept) {
    try {
      yield* askModel(
        whileSheBelongs(from(asked, 'model'), () => mustBelong(database, person)),
        gone,
        person,
        kept,
      );
    } catch (fault) {
      if (!(fault instanceof NotToday)) throw fault;
      yield { content: enoughForToday };
      yield* help(asked, gone, person, kept);
    }
  };

/** What she has said lately herself, and not a note that somebody wrote to her. */
const turnsInMind = 6;

function from(asked: Asked, kind: Source['kind']): Asked {
  const said = [...asked.past.slice(-turnsInMind), asked].map(({ message }) => message);
  const source = { kind, herWords: said.filter((message) => !isNote(message)) };
  return {
    ...asked,
    propose: (tool, values, about) => asked.propose(tool, values, { ...about, source }),
    revise: (id, values) => asked.revise(id, values, source),
  };
}

/** A model takes its time: whoever is taken out of the family meanwhile is told nothing more of it. */
function whileSheBelongs(asked: Asked, check: () => Promise<void>): Asked {
  const afterwards =
    <Given extends unknown[], Result>(work: (...given: Given) => Promise<Result>) =>
    async (...given: Given) => {
      await check();
      return work(...given);
    };
  return {
    ...asked,
    look: afterwards(asked.look) as Asked['look'],
    propose: afterwards(asked.propose),
    revise: afterwards(asked.revise),
    drop: afterwards(asked.drop),
  };
}
