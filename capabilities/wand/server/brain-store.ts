import { requireMembership } from '#capabilities/family/server/store.ts';
import { NotToday } from '#server/assistant/bounds.ts';
import { mayAskModel } from '#server/assistant/daily-limit.ts';
import { createModel } from '#server/assistant/model.ts';
import { createAskForShape } from '#server/assistant/structured.ts';
import type { Parts } from '#server/http/parts.ts';
import { capture, captureText, type Find } from '../rules/capture/capture.ts';
import type { CapturedFile } from '../rules/capture/read-file.ts';
import { noteItems, noteOrder } from '../rules/model/note-items.ts';
import type { Asked, Source } from '../rules/tools/brain.ts';
import type { Answering } from './chat-store.ts';
import { createHelper, loadHelper } from './helper-store.ts';
import { createModelBrain } from './model-store.ts';
import { createNoteReader } from './note-store.ts';

const enoughForToday = 'The language model has answered enough for today, so the built-in helper takes over.\n\n';

/** How far back her own words are looked for. */
const turnsInMind = 6;

/** Who answers and who reads: the configured model, or the built-in helper. A note is read and never talked to. */
export function createBrain(parts: Parts) {
  const help = createHelper(parts.closing);
  const notes = createNoteReader(parts.closing);
  const model = createModel(parts.config.ai);
  const mayAsk = (personId: string) => mayAskModel(parts.database, personId);
  const askForShape = createAskForShape(parts);

  const findFor =
    (personId: string, gone: AbortSignal, kept: Promise<unknown>): Find =>
    async (note, today) => {
      await kept;
      const found = await askForShape(personId, { ...noteOrder(note, today), gone });
      return found ? noteItems(found) : [];
    };

  /** What she has said lately herself, and not a note that somebody wrote to her. */
  async function ownWords(asked: Asked): Promise<string[]> {
    const said = [...asked.past.slice(-turnsInMind), asked].map(({ message }) => message);
    const areNotes = await Promise.all(said.map(notes.isNote));
    return said.filter((_message, index) => !areNotes[index]);
  }

  async function from(asked: Asked, kind: Source['kind']): Promise<Asked> {
    const source = { kind, herWords: await ownWords(asked) };
    return {
      ...asked,
      propose: (tool, values, about) => asked.propose(tool, values, { ...about, source }),
      revise: (id, values) => asked.revise(id, values, source),
    };
  }

  const limited = (askModel: Answering): Answering =>
    async function* answer(asked, gone, person, kept) {
      const belongs = () => requireMembership(parts.database, person);
      try {
        yield* askModel(whileSheBelongs(await from(asked, 'model'), belongs), gone, person, kept);
      } catch (fault) {
        if (!(fault instanceof NotToday)) throw fault;
        yield { content: enoughForToday };
        yield* help(asked, gone, person, kept);
      }
    };
  const talk = model ? limited(createModelBrain(model, mayAsk)) : help;

  const answer: Answering = async function* answer(asked, gone, person, kept) {
    const { message } = asked;
    if (!(await notes.isNote(message))) return yield* talk(asked, gone, person, kept);
    const find = findFor(person.userId, gone, kept);
    yield* captureText(await from(asked, 'note'), message, notes.read, find);
  };
  const readFile = (file: CapturedFile): Answering =>
    async function* answer(asked, gone, { userId }, kept) {
      yield* capture(await from(asked, 'note'), file, notes.read, findFor(userId, gone, kept));
    };
  return { answer, readFile, getReady: loadHelper };
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
