import { after, cutAt } from '../words/said.ts';
import { list } from '../words/word-families.ts';

/** What is to be noted of something that is there. All in lower case. */
interface Noted {
  /** The words for the record; none where the note itself names it. */
  object: string;
  note: string;
  isPlain: boolean;
}

const noted = (object: string, note: string, isPlain: boolean): Noted => ({ object, note, isPlain });

/** 'school sent a note home: ...' asks for none. */
const isNote = /^(?:please |also )?(?:add|put|write|make|leave|jot|notes?|for|on|in|to)\b.{0,1500}\bnotes?\b|^notes?\b/;
const aboutNotes = new Set(list('please|add|put|write|make|leave|jot|a|in|to|on|for|of|the|its|note|notes|down'));
const noting = list('put|add|write|note|jot|jot down|save|stick|pop|include');
const ofNotes = list('in|to|into|on|under').flatMap((place) =>
  list('the notes of|the notes for|the notes on|notes for|the note for|the notes to').map(
    (notes) => `${place} ${notes}`,
  ),
);
/** '..., add that as a note to the appointment' */
const asNote =
  /[,.;]? (?:so |and )?(?:please )?(?:add|put|save|write|note) (?:that|it|this) (?:down )?(?:as a note|in the notes|to the notes)(?: (?:to|for|of|on) (.{2,40}))?$/;

/** 'the dentist is on the 2nd floor, please write that down' */
const writtenDown =
  /(?<= (?:is|are|has|have|needs|need|wants|want) (?!at |in ).{3,80})[,.;] (?:so |and )?(?:please )?(?:(?:write|jot|note) (?:that|it|this) down|note (?:that|it|this))$/;

/** 'add a note to the dentist: bring the card', 'for the dinner write in the notes that we bring pie' */
export function noteIn(text: string, tellsWhen: (words: string) => boolean): Noted | undefined {
  const inside = cutAt(after(text, noting) ?? '', ofNotes, 'last');
  if (inside) return noted(inside.after, inside.before.replaceAll('"', ''), true);
  const told = asNote.exec(text);
  if (told) return noted(told[1] ?? '', text.slice(0, told.index), true);
  const down = writtenDown.exec(text);
  if (down && !tellsWhen(text.slice(0, down.index))) return noted('', text.slice(0, down.index), false);
  const mark = /: | that | saying |, /.exec(text);
  const before = mark ? text.slice(0, mark.index) : '';
  const object = before.split(' ').filter((word) => !aboutNotes.has(word));
  const isAsked = isNote.test(before) && !/ and /.test(before);
  if (!mark || !isAsked || object.length === 0) return undefined;
  return noted(object.join(' '), text.slice(mark.index + mark[0].length), true);
}
