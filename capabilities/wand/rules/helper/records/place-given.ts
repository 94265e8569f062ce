import { after, cutAt } from '../words/said.ts';
import { phrases } from '../words/word-families.ts';
import { withoutArticle } from '../words/words.ts';

/** A place that is called one, for something that is there. All in lower case. */
interface Given {
  object: string;
  place: string;
  isPlain: boolean;
}

const called = ['location', 'address', 'venue'];
const setting = phrases(
  'add|set|put|change|update|save|note',
  'the location|the address|the venue|location|address|venue',
);
/** 'the concert location is ...' is read piece by piece, as is what asks for it. */
const other = /^(?:is|was|has|are|of|for|at|to|in|on|changed|moved|will|should|did)\b|\?/;

const given = (object: string, place: string, isPlain: boolean): Given => ({
  object,
  place: withoutArticle(place),
  isPlain,
});

/** 'add location Lincoln Elementary to the concert', 'change the address of the fair to 12 Main St', 'school concert location 12 main st' */
export function placeGiven(text: string): Given | undefined {
  const set = after(text, setting);
  const of = set && after(set, ['of', 'for']);
  const to = cutAt(of ?? '', ['to', 'as'], 'first');
  if (to?.before && to.after) return given(to.before, to.after, true);
  const onto = of ? undefined : cutAt(set ?? '', ['to', 'for', 'of', 'on'], 'last');
  if (onto?.before && onto.after) return given(onto.after, after(onto.before, ['to', 'as']) ?? onto.before, true);
  const named = set ? undefined : cutAt(text, called, 'first');
  const isNamed = named?.before && named.after && !other.test(named.after);
  return isNamed ? given(named.before, named.after, false) : undefined;
}
