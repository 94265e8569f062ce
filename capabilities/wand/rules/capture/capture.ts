import type { Asked, Said } from '../brain.ts';

export interface CapturedFile {
  name: string;
  text: string;
}

/** Finds what belongs into the calendar in a mail, a page, a text or a calendar file, and proposes it. */
export async function* capture(_asked: Asked, { name }: CapturedFile): AsyncIterable<Said> {
  yield { content: `I found nothing in ${name}.` };
}
