import type { adultRelationships, petTypes } from '#capabilities/household/contract.ts';
import { capital } from '#core/capital.ts';

type PetType = (typeof petTypes)[number];
type Relationship = (typeof adultRelationships)[number];

const pets: [PetType, RegExp][] = [
  [
    'dog',
    /\b(?:dog|puppy|pup|labrador|retriever|poodle|beagle|bulldog|terrier|corgi|dachshund|husky|doodle|goldendoodle|labradoodle|spaniel|collie|chihuahua|german shepherd|greyhound|whippet|boxer|rottweiler|pug|maltese|yorkie|schnauzer|dalmatian|cockapoo|cavapoo|doberman|mastiff|pomeranian|hound|mutt|lab)\b/,
  ],
  ['cat', /\b(?:cat|kitten|kitty|tabby|siamese|maine coon|ragdoll|calico)\b/],
  ['bird', /\b(?:bird|parrot|budgie|parakeet|canary|cockatiel)\b/],
  ['fish', /\b(?:fish|goldfish|betta)\b/],
  ['guinea pig', /\bguinea pig\b/],
  ['rabbit', /\b(?:rabbit|bunny|lop|lionhead)\b/],
  ['hamster', /\b(?:hamster|gerbil)\b/],
  ['reptile', /\b(?:reptile|turtle|tortoise|snake|lizard|gecko|bearded dragon|iguana)\b/],
  ['other', /\b(?:chinchilla|ferret|hedgehog|frog|pony|horse|goat|hen|duck)\b/],
];
const breeds =
  /\b(?:golden retriever|labrador(?: retriever)?|poodle|beagle|french bulldog|bulldog|(?:jack russell|yorkshire|boston|scottish|border) terrier|terrier|corgi|dachshund|husky|goldendoodle|labradoodle|(?:cocker|springer) spaniel|spaniel|border collie|collie|chihuahua|german shepherd|greyhound|whippet|boxer|rottweiler|pug|maltese|yorkie|schnauzer|dalmatian|cockapoo|cavapoo|doberman|mastiff|pomeranian|siamese|persian|maine coon|tabby|ragdoll|calico)\b/i;

interface PetKind {
  petType: PetType;
  /** As she says it: 'kitten'. */
  word: string;
  /** The word that told the kind: 'goldendoodle'. */
  found: string;
  breed: string | undefined;
}

/** 'two kittens' is said of each of them. */
export const ofOnePet = (said: string) =>
  said
    .replaceAll(
      /\b(kitten|cat|dog|pup|rabbit|hamster|gerbil|guinea pig|bird|parakeet|budgie|canarie|turtle|snake|gecko|frog|ferret|chinchilla|hen|duck|goat|horse)s\b/gi,
      '$1',
    )
    .replaceAll(/\b(pupp|bunn|kitt|pon)ies\b/gi, '$1y');

export function petKindOf(said: string): PetKind | undefined {
  for (const [petType, words] of pets) {
    const found = words.exec(said.toLowerCase());
    // 'a golden retriever puppy': the last word of the kind is the one before the name.
    const word = /\b(?:puppy|kitten)\b/.exec(said.toLowerCase())?.[0] ?? found?.[0];
    if (found && word) return { petType, word, found: found[0], breed: breeds.exec(said)?.[0] };
  }
  return undefined;
}

/** Every word that tells a kind or a breed, and is no name: 'puppy' and 'cockapoo'. */
export const petWordsIn = (said: string): string[] =>
  said.split(/[^\p{L}]+/u).filter((word) => /^\p{Ll}/u.test(word) && pets.some(([, words]) => words.test(word)));

const relations: [Relationship | 'child', RegExp][] = [
  ['other', /\bex(?:[- ](?:husband|wife|partner|boyfriend|girlfriend))?\b|\bco-?parent\b/],
  [
    'parent',
    /\b(?:(?:mother|father)s?[- ]in[- ]law|mil|fil|step(?:mom|mum|dad|mother|father)|mom|mum|mother|dad|father|mama|papa|parents)\b/,
  ],
  ['sibling', /\b(?:step)?(?:sister|brother)s?(?:[- ]in[- ]law)?\b/],
  ['spouse', /\b(?:husband|hubby|wife|wifey|spouse)\b/],
  ['partner', /\b(?:partner|boyfriend|girlfriend|fianc[eé]e?)\b/],
  [
    'child',
    /\b(?:(?:stepson|stepdaughter|foster child|foster son|foster daughter|son|daughter|newborn|kid|kiddo|toddler|boy|girl)s?|baby(?: boy| girl)?|babies|child|children|twins|triplets|oldest|eldest|youngest|first ?born|little one)\b/,
  ],
  [
    'other',
    /\b(?:grandma|grandmother|grandpa|grandfather|granny|nana?|gran|grand?dad|gramps|aunt|auntie|aunty|uncle|cousin|nanny|(?:baby)?sitter|au pair|roommate|lodger|housemate|friend|niece|nephew|relative|family|other)\b/,
  ],
];

export interface Relation {
  memberType: 'adult' | 'child' | 'pet' | undefined;
  relationship: Relationship | undefined;
  word: string;
}

export function relationOf(said: string): Relation | undefined {
  for (const [relation, words] of relations) {
    const word = words.exec(said.toLowerCase())?.[0];
    if (!word) continue;
    return relation === 'child'
      ? { memberType: 'child', relationship: undefined, word }
      : { memberType: 'adult', relationship: relation, word };
  }
  return undefined;
}

const unsaid = /^(?:family|relative|friend|other)$/;

/** What somebody is who is kept as 'other': her own word for it. */
export const roleNoted = (kin: Relation | undefined): { notes?: string } =>
  kin?.relationship === 'other' && !unsaid.test(kin.word) ? { notes: capital(kin.word) } : {};
