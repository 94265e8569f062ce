import type { RecordRequest } from './record-move.ts';
import { after, cutAt, tidy, without, withoutEnd } from './said.ts';

const list = (words: string) => words.split('|');

const being = list('is|are|was|were|has been|have been|got|is all|are all|is already|are already');
const doneWords = list(
  'done|finished|complete|completed|taken care of|sorted|handled|checked off|ordered|paid|sent|booked|bought|mailed|signed|changed|made',
);
const checking = list(
  "check off|tick off|cross off|dismiss|done with|finished|finished with|i did|we did|i'm done with|i took care of|we took care of|i am done with|i finished|we finished|completed",
);
const asDone = list('as done|as complete|as completed|as finished|done|complete|completed|off');
const doers = list("i|we|the kids|kids|both kids|all the kids|they|i've|we've|i have|we have|ive|weve");
const passing = list('already|just|finally|now|today|all|done|their');
const irregularPast = new Set('paid bought sent got did made took gave wrote brought found put'.split(' '));

const checkedOff =
  /[,;!.] .{0,20}\b(?:check|tick|cross|mark|take) (?:it|that|them|this|those|this one|that one) (?:off|as done|done)\b/;

const done = (object: string): RecordRequest => ({ wish: 'done', object: tidy(object), rest: '', isPlain: false });

/** 'Holiday cards are done', 'I ordered the holiday cards', 'mark the flu shots as done'; what follows a comma says it again. */
export function completionIn(lower: string): RecordRequest | undefined {
  const main = tidy(lower.split(/[,;!] | so (?:you can|please|check|tick|cross|take) /)[0] ?? '').replace(
    /^(?:you can|we can|i can) /,
    '',
  );
  const checked = after(main, checking);
  if (checked) return done(checked);
  const marked = after(main, ['mark', 'set', 'check', 'tick', 'cross']);
  const object = marked && withoutEnd(marked, asDone);
  if (object && object !== marked) return done(object);
  const finished = withoutEnd(main, ['all done', ...doneWords]);
  if (finished !== main && !/ (?:is|are|get|be|gets|not|almost|nearly)$/.test(finished)) return done(finished);
  const ends = being.flatMap((verb) => doneWords.map((word) => `${verb} ${word}`));
  const state = cutAt(main, ends);
  if (state && without(state.after, passing) === '') return done(state.before);
  const past = checkedOff.test(lower) ? cutAt(main, [...irregularPast, 'had', 'have', 'has']) : undefined;
  return deed(main) ?? (past && done(without(past.after, passing)));
}

/** The verb belongs to the task's own words, unless it is one that only says that something happened. */
function deed(main: string): RecordRequest | undefined {
  const [verb = '', ...object] = without(after(main, doers) ?? main.replace(/^put /, ''), passing).split(' ');
  if (object.length === 0) return undefined;
  if (irregularPast.has(verb)) return done(object.join(' '));
  return verb.endsWith('ed') ? done(`${verb} ${object.join(' ')}`) : undefined;
}
