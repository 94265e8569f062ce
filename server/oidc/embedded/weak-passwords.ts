import { productName } from '#core/product.ts';
import { lazily } from '../lazily.ts';

/** Whose password it is to be. */
interface Owner {
  email: string;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
}

const better = "Try three or four words that don't go together";

/** Why a new password would be guessed at once, as a sentence for her; nothing if it would not. */
export async function weaknessOf(password: string, owner: Owner): Promise<string | undefined> {
  const text = folded(password);
  if (text.trim() === '') return `Spaces alone don't make a password. ${better}`;
  if (tellingWords(owner).some((word) => text.includes(word)))
    return `Please leave your name and email out of your password. ${better}`;
  if (await isCommon(text)) return `That's one of the first passwords people guess. ${better}`;
  return undefined;
}

/** The same for every way to write a letter: with or without an accent, large or small. */
const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** What stands in her name and her address, as far as it is long enough not to be in a password by chance. */
function tellingWords({ email, firstName, lastName }: Owner): string[] {
  const [local = ''] = email.split('@');
  const words = [firstName ?? '', lastName ?? '', local].flatMap(
    (text) => text.normalize('NFC').match(/\p{L}+/gu) ?? [],
  );
  return [...words, local, email].filter((word) => [...word].length >= 4).map(folded);
}

const commonPasswords = lazily(async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set([...dictionary['passwords-common'], productName.toLowerCase()]);
});

/** Among the commonest, with or without signs between; or too plain for any list to have them all. */
async function isCommon(text: string) {
  const known = await commonPasswords();
  const bare = text.replace(/[^\p{L}\p{N}]/gu, '');
  return known.has(text) || known.has(bare) || isRepeated(text) || isRun(text);
}

/** 'aaaaaaaa', '12341234': one piece again and again. Such a text is found within two of itself before the end of the first. */
const isRepeated = (text: string) => `${text}${text}`.indexOf(text, 1) < text.length;

/** 'abcdefgh', '87654321': every character is next to the one before. */
function isRun(text: string) {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  return steps.every((step) => step === 1) || steps.every((step) => step === -1);
}
