import { base64 } from '../database/columns.ts';
import { badInput, notFound } from '../http/errors.ts';
import type { FileAnswer } from '../http/serve.ts';
import type { EncodedPicture } from './encode-picture.ts';

export type PictureSize = 'small' | 'large';

/** Columns of a table of pictures. It is separate from the table of the records, so that listing these doesn't load pictures. */
export const pictureColumns = { small: base64().notNull(), large: base64().notNull() };

export const storedSizes = ({ small, large }: EncodedPicture) => ({
  small: small.toString('base64'),
  large: large.toString('base64'),
});

/** The file to answer, or 404 if the record has no picture. */
export function pictureFile(
  picture: Record<PictureSize, string> | undefined,
  version: string | null,
  size: PictureSize = 'large',
): FileAnswer {
  if (!picture || !version) throw notFound();
  return { type: 'image/webp', version, bytes: Buffer.from(picture[size], 'base64') };
}

/**
 * Decodes base64. Node skips invalid characters, so invalid input yields too few bytes; a regular expression would be
 * too slow for megabytes.
 */
export function decodePicture(base64: string) {
  const bytes = Buffer.from(base64, 'base64');
  const padding = base64.endsWith('==') ? 2 : Number(base64.endsWith('='));
  if (bytes.length !== Math.floor(((base64.length - padding) * 3) / 4))
    throw badInput('Picture must be a picture in base64');
  return bytes;
}
