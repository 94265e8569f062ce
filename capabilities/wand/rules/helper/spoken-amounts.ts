/** Amounts as one says them, in digits: 'forty five dollars' -> '45 dollars', 'fifteen ninety nine a month' -> '15.99 a month'. */

const counts = new Map<string, number>([
  ...'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, at): [string, number] => [word, at + 1]),
  ...'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, at): [string, number] => [word, (at + 2) * 10]),
]);

const isAmount =
  /^(?:dollars?|bucks|quid|pounds?|euros?|(?:a|per|each|every|once a) (?:month|quarter|year)|monthly|quarterly|yearly|annually)\b/i;

/** The words of a number from here on, and the number; cents are a number of their own. */
function numberAt(words: readonly string[], at: number): { next: number; shown: string } | undefined {
  const groups: number[] = [];
  let next = at;
  for (; next < words.length; next++) {
    const word = (words[next] ?? '').toLowerCase();
    const count = counts.get(word);
    const last = groups.at(-1);
    const isHundred = (words[next + 1] ?? '').toLowerCase() === 'hundred';
    if (word === 'a' && isHundred && last === undefined) groups.push(1);
    else if (word === 'hundred' && last !== undefined) groups.push((groups.pop() ?? 0) * 100);
    else if (
      word === 'and' &&
      last !== undefined &&
      last % 100 === 0 &&
      counts.has((words[next + 1] ?? '').toLowerCase())
    )
      continue;
    else if (count === undefined) break;
    // 'forty five' is one number, 'fifteen ninety' are two.
    else if (last !== undefined && (last % 100 === 0 || (last % 10 === 0 && count < 10)))
      groups.push((groups.pop() ?? 0) + count);
    else groups.push(count);
  }
  const [whole, cents, ...more] = groups;
  if (whole === undefined || more.length > 0) return undefined;
  return { next, shown: cents === undefined ? String(whole) : `${whole}.${String(cents).padStart(2, '0')}` };
}

/** Only where money or a month follows: 'every three months' stays. */
export function amountsInDigits(text: string): string {
  const words = text.replaceAll(/\b(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)-/gi, '$1 ').split(' ');
  const said: string[] = [];
  for (let at = 0; at < words.length; ) {
    const number = numberAt(words, at);
    if (number && isAmount.test(words.slice(number.next, number.next + 3).join(' '))) {
      said.push(number.shown);
      at = number.next;
    } else {
      said.push(words[at] ?? '');
      at += 1;
    }
  }
  return said.join(' ');
}
