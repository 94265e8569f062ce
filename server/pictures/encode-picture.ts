import { createHash } from 'node:crypto';
import type Sharp from 'sharp';
import { Refusal } from '#server/http/errors.ts';

export interface EncodedPicture {
  small: Buffer;
  large: Buffer;
  /** Hash of the content. */
  version: string;
}

/** Widths in pixels, and whether the picture is cut to a square around its most striking part. */
interface PictureSizes {
  small: number;
  large: number;
  isSquare?: boolean;
}
const wholePictureSizes: PictureSizes = { small: 480, large: 1280 };
/** The small size is sharp in the largest avatar on a phone; the large one is for looking at a face. */
export const portraitSizes: PictureSizes = { small: 192, large: 768, isSquare: true };
/** Maximum ratio of height to width; a taller picture is scaled down further, because formats limit the height. */
const maxHeightRatio = 4;
const encodingQuality = 75;
const maxPixels = 40_000_000;
const timeoutSeconds = 10;

/** Re-encodes the picture in two sizes. No original bytes are kept, so hidden data and the location are removed. */
export async function encodePicture(bytes: Uint8Array, sizes = wholePictureSizes): Promise<EncodedPicture> {
  try {
    const large = await reencode(bytes, sizes.large, sizes.isSquare);
    const small = await reencode(large, sizes.small, sizes.isSquare);
    return { small, large, version: createHash('sha256').update(large).digest('base64url').slice(0, 12) };
  } catch {
    throw new Refusal(422, "We can't read this picture");
  }
}

async function reencode(bytes: Uint8Array, width: number, isSquare = false): Promise<Buffer> {
  const sharp = await loadSharp();
  return await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
    .autoOrient()
    .resize(
      isSquare
        ? { width, height: width, fit: 'cover', position: 'attention' }
        : { width, height: width * maxHeightRatio, fit: 'inside', withoutEnlargement: true },
    )
    .webp({ quality: encodingQuality })
    .timeout({ seconds: timeoutSeconds })
    .toBuffer();
}

let sharpModule: Promise<typeof Sharp> | undefined;

/** Enables only these loaders. Others (SVG, PDF, ...) are blocked, because untrusted files could exploit them. */
function loadSharp() {
  sharpModule ??= import('sharp').then(({ default: sharp }) => {
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({
      operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
    });
    sharp.cache(false);
    return sharp;
  });
  return sharpModule;
}
