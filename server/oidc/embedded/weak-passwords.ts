import { productName } from '#core/product.ts';
import { lazily } from '../lazily.ts';

/** The future owner of the password. */
interface PasswordOwner {
  email: string;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
}

const passwordAdvice = "Try three or four words that don't go together";

/** Returns a message if the new password is easy to guess, else undefined. */
export async function passwordWeakness(password: string, owner: PasswordOwner): Promise<string | undefined> {
  const text = withoutAccentsAndCase(password);
  if (text.trim() === '') return `Spaces alone don't make a password. ${passwordAdvice}`;
  if (personalWords(owner).some((word) => text.includes(word)))
    return `Please leave your name and email out of your password. ${passwordAdvice}`;
  if (await isCommon(text)) return `That's one of the first passwords people guess. ${passwordAdvice}`;
  return undefined;
}

/** Removes accents and case. */
const withoutAccentsAndCase = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Words of the name and e-mail address, at least 4 characters long; shorter ones occur in passwords by chance. */
function personalWords({ email, firstName, lastName }: PasswordOwner): string[] {
  const [local = ''] = email.split('@');
  const words = [firstName ?? '', lastName ?? '', local].flatMap(
    (text) => text.normalize('NFC').match(/\p{L}+/gu) ?? [],
  );
  return [...words, local, email].filter((word) => [...word].length >= 4).map(withoutAccentsAndCase);
}

const commonPasswords = lazily(async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set([...dictionary['passwords-common'], productName.toLowerCase()]);
});

/** Whether the password is in the list of common ones, with or without its punctuation, or is a trivial pattern. */
async function isCommon(text: string) {
  const known = await commonPasswords();
  const withoutPunctuation = text.replace(/[^\p{L}\p{N}]/gu, '');
  return known.has(text) || known.has(withoutPunctuation) || isRepeated(text) || isSequence(text);
}

/** 'aaaaaaaa', '12341234': one piece repeated. Doubled, such a text occurs again before the end of the first copy. */
const isRepeated = (text: string) => `${text}${text}`.indexOf(text, 1) < text.length;

/** 'abcdefgh', '87654321': consecutive characters. */
function isSequence(text: string) {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  return steps.every((step) => step === 1) || steps.every((step) => step === -1);
}
