import { plainWords } from '../answers/question-words.ts';

/** What is left of a request when everything that was understood is taken away. If it still means something, it was not understood. */

/** Words that say nothing of their own beside a request. Words of doubt and denial are not among them. */
const idle = new Set(
  `a an the my our your his her hers their its i im ive id we weve us me you u he hes she shes they theyre them him it that thats this these those there theres
  is are am was were be been being has have had having will would can could do does did
  of for to at in on by with from and also too as well so then than plus into onto about
  please pls plz thanks thank thx ok okay oh hey hi now today just really actually currently again already still only both all one
  anymore any more longer these days lately recently moment time while bit ever since apparently unfortunately sadly luckily finally officially
  turns out forgot say said mention heads up fyi btw way good bad news note marked know let need needs want wants wanted like get gets got getting go goes
  going went gone come comes came make makes put set change changes changed update updates updated mark list record down here which who whos whose
  instead rather correct correction fix fixed right wrong mistake gotta wanna lets lol haha ffs omg ugh smh tbh yay x xx`.split(
    /\s+/,
  ),
);

/** The words that neither are idle nor were understood. */
export const leftOver = (text: string, understood: ReadonlySet<string> = new Set()): string[] =>
  plainWords(text.replace(/\bshould (?:now )?be\b/i, ' ')).filter((word) => !idle.has(word) && !understood.has(word));

export const isIdle = (word: string) => idle.has(plainWords(word).join(''));

export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Takes each of these away where it stands, and says whether any was there. */
export function taken(text: string, families: readonly RegExp[]): { rest: string; isThere: boolean } {
  const rest = families.reduce((left, family) => left.replace(family, ' '), text);
  return { rest, isThere: rest !== text };
}

/** What only tells the reason, up to the end: 'because it is too expensive'. */
const reason = / (?:because|since|cause|cos|cuz|as (?:we|i|he|she|it|they)|while|until|till|before|after) /i;
export function withoutReason(text: string): string {
  const at = text.search(reason);
  return at === -1 ? text : text.slice(0, at).replace(/,$/, '');
}

/** What only speaks of the rest: 'she is growing so fast', 'keep track of it', 'my sister told me'. */
const aside =
  /^(?:(?:and|so|please|pls|can you|could you|just|will you) ){0,9}(?:(?:s?he|it|we|i|they|that|my|our|because|since|ha(?:s|ve) been (?:for|since)|the (?:doctor|doc|nurse|dentist|teacher|school|allergist|vet))\b|(?:keep|add|put|save|note|write|register|record|log|track|make|mark|update|change|fix|stick|pop|enter|include|list)\b.{0,30}\b(?:it|that|him|her|them|this)\b)/i;
const telling = /\d|\b(?:no|not|never|wait|instead|except|unless|if|\w{2,8}n't|dont|cant|doesnt|isnt)\b/i;

export function withoutAsides(text: string): string {
  const [first = '', ...others] = text.split(
    /[,;.!] | - | \(?(?=(?:s?he|they)(?:'s| is| are| keeps| has| just|'re) )/i,
  );
  return [first, ...others.filter((part) => !aside.test(part) || telling.test(part))].join(', ');
}

const joints = new Set([',', ';', '&', '+', 'and', 'or', 'plus', 'nor']);

/** Each run of words of which nothing is known, as the things that it names: 'is allergic to eggs and tree nuts' -> [['eggs', 'tree nuts']] */
export function runsOf(text: string, isKnown: (word: string) => boolean): string[][] {
  const tokens = text
    .replaceAll(/([,;&+])/g, ' $1 ')
    .split(/[\s.!?:"()]+/)
    .filter(Boolean);
  const runs: string[][] = [];
  let [isOpen, isNext] = [false, false];
  for (const token of tokens) {
    if (joints.has(token.toLowerCase())) isNext = true;
    else if (isKnown(token)) [isOpen, isNext] = [false, false];
    else {
      const run = runs.at(-1);
      if (!isOpen || !run) runs.push([token]);
      else if (isNext) run.push(token);
      else run.push(`${run.pop() ?? ''} ${token}`);
      [isOpen, isNext] = [true, false];
    }
  }
  return runs;
}

/** The things of which a text speaks, if it speaks of nothing else. */
export function thingsIn(text: string, known: ReadonlySet<string>): string[] | undefined {
  const runs = runsOf(text, (word) => {
    const plain = plainWords(word).join('');
    return plain === '' || idle.has(plain) || known.has(plain);
  });
  return runs.length === 1 ? runs[0] : undefined;
}
