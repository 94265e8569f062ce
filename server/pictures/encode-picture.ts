import { createHash } from 'node:crypto';
import type Sharp from 'sharp';
import { Refusal } from '#server/http/errors.ts';

export interface EncodedPicture {
  small: Buffer;
  large: Buffer;
  /** Changes with the content. */
  version: string;
}

const widths = { small: 480, large: 1280 };
/** A very tall picture is made narrower instead, because no format holds any height. */
const mostTimesAsTall = 4;
const quality = 75;
const maxPixels = 40_000_000;
const seconds = 10;

/** The same picture in two sizes, drawn anew: nothing of the bytes that came, hidden data or a place, is kept. */
export async function encodePicture(bytes: Uint8Array): Promise<EncodedPicture> {
  try {
    const large = await redrawn(bytes, widths.large);
    const small = await redrawn(large, widths.small);
    return { small, large, version: createHash('sha256').update(large).digest('base64url').slice(0, 12) };
  } catch {
    throw new Refusal(422, 'We cannot read this picture');
  }
}

async function redrawn(bytes: Uint8Array, width: number): Promise<Buffer> {
  const sharp = await picturesOnly();
  return await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
    .autoOrient()
    .resize({ width, height: width * mostTimesAsTall, fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .timeout({ seconds })
    .toBuffer();
}

let loaded: Promise<typeof Sharp> | undefined;

/** Every other loader of the library (SVG, PDF, ...) is shut: what it could do with a stranger's file is not worth it. */
function picturesOnly() {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({
      operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
    });
    sharp.cache(false);
    return sharp;
  });
  return loaded;
}
