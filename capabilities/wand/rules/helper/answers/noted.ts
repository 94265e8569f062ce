import type { Topic } from './question.ts';
import { lines } from './words.ts';

/** What has no place of its own, and stands in the notes: 'what school does Mia go to', 'how tall is Leo'. */

const matters: [asked: RegExp, noted: RegExp, isOnlyNoted: boolean][] = [
  [/\b(?:grade|what year is|what class is)\b/, /\b(?:grade|year|class|kindergarten|preschool|reception)\b/i, true],
  [/\bschool does\b|\bwhich school\b/, /\b(?:school|goes to|attends|academy|nursery)\b/i, true],
  [/\b(?:tall|height)\b/, /\b(?:tall|cm|ft|feet)\b/i, true],
  [/\bweighs?\b|\bweight\b/, /\bweighs?\b/i, true],
  [/\bblood (?:type|group)\b/, /\bblood\b/i, true],
  [/\b(?:phone|mobile|cell|number)\b/, /\b(?:number|phone|mobile|cell)\b|\d{6}/i, true],
  [/\b(?:middle|full|last) name\b|\bnickname\b/, /\b(?:name|nickname)\b/i, true],
  [/\bbest friend\b/, /\bfriend\b/i, true],
  [/\b(?:afraid|scared|frightened)\b/, /\b(?:afraid|scared|terrified|frightened)\b/i, true],
  [/\bglasses\b/, /\bglasses|contacts\b/i, true],
  [/\bteachers?\b/, /\bteacher\b/i, true],
  [/\b(?:doctor|pediatrician|gp)\b/, /\b(?:doctor|pediatrician|gp|dr)\b/i, false],
  [/\bdentist\b/, /\bdentist\b/i, false],
  [/\bvet\b/, /\bvet\b/i, false],
];

export const noted: Topic = ({ plain, others, span, time }) => {
  const [person, ...more] = others;
  if (!person || more.length > 0 || span || time || !/^(?:what|whats|which|who|whos|how|does|is|whose)\b/.test(plain))
    return undefined;
  const [, isIt, isOnlyNoted] = matters.find(([asked]) => asked.test(plain)) ?? [];
  if (
    !isIt ||
    (!isOnlyNoted &&
      !/^(?:who|whos|what|whats) .*\b(?:teacher|doctor|pediatrician|gp|dentist|vet)s?(?: name| called)?$/.test(plain))
  )
    return undefined;
  const all = [person.notes, person.healthNotes].flatMap((notes) => notes?.split('\n') ?? []);
  const found = all.filter((line) => isIt.test(line));
  if (found.length > 0) return `Noted for ${person.name}:\n${lines(found)}`;
  return isOnlyNoted ? `Nothing is noted about that for ${person.name}.` : undefined;
};
