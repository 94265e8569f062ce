import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { hugePng } from '#testing/huge-png.ts';
import { encodePicture } from './encode-picture.ts';

const blankPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c65d3b' } });
const sizeOf = async (bytes: Buffer) => {
  const { format, width, height, exif } = await sharp(bytes).metadata();
  return { format, width, height, exif };
};

test.each([
  ['jpeg', {}],
  ['png', {}],
  ['webp', {}],
  ['gif', {}],
  // Otherwise writing the picture to read takes seconds.
  ['avif', { effort: 0 }],
] as const)('a %s becomes WebP in two sizes', async (format, options) => {
  const picture = await blankPicture(1600, 1200).toFormat(format, options).toBuffer();
  const { small, large, version } = await encodePicture(picture);
  expect(await sizeOf(small)).toEqual({ format: 'webp', width: 480, height: 360, exif: undefined });
  expect(await sizeOf(large)).toEqual({ format: 'webp', width: 1280, height: 960, exif: undefined });
  expect(version).toMatch(/^[\w-]{12}$/);
});

test('a small picture is not enlarged, and a very tall one is scaled down', async () => {
  const { small, large } = await encodePicture(await blankPicture(300, 200).png().toBuffer());
  expect([await sizeOf(small), await sizeOf(large)]).toMatchObject([{ width: 300 }, { width: 300 }]);
  const tall = await encodePicture(await blankPicture(100, 20_000).png().toBuffer());
  expect(await sizeOf(tall.large)).toMatchObject({ height: 5120 });
});

test('a picture is rotated upright and loses its EXIF data', async () => {
  const exif = { IFD0: { Copyright: 'Ana' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } };
  const photo = await blankPicture(800, 600).jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer();
  const { large } = await encodePicture(photo);
  expect(await sizeOf(large)).toEqual({ format: 'webp', width: 600, height: 800, exif: undefined });
});

test('only the first frame of an animation is kept', async () => {
  const frames = [blankPicture(20, 20), blankPicture(20, 20).negate()].map((frame) => frame.png().toBuffer());
  const animation = await sharp(await Promise.all(frames), { join: { animated: true } })
    .gif()
    .toBuffer();
  const { large } = await encodePicture(animation);
  expect(await sharp(large).metadata()).toMatchObject({ width: 20, height: 20 });
  expect((await sharp(large).metadata()).pages ?? 1).toBe(1);
});

test('data hidden after the picture is not kept', async () => {
  const script = '<script>alert(1)</script>';
  const polyglot = Buffer.concat([await blankPicture(40, 40).gif().toBuffer(), Buffer.from(script)]);
  const { small, large } = await encodePicture(polyglot);
  expect(Buffer.concat([small, large]).includes('script')).toBe(false);
});

describe('refuses', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>';
  test.each<[what: string, bytes: () => Buffer | Promise<Buffer>]>([
    ['an SVG', () => Buffer.from(svg)],
    ['an SVG after an XML declaration', () => Buffer.from(`<?xml version="1.0"?>\n${svg}`)],
    ['a TIFF', () => blankPicture(40, 40).tiff().toBuffer()],
    ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>')],
    ['an HTML page', () => Buffer.from('<!doctype html><p>Hello')],
    ['an empty file', () => Buffer.alloc(0)],
    ['a PNG of 30000 by 30000', () => hugePng(30_000)],
    ['half a JPEG', async () => (await blankPicture(900, 900).jpeg().toBuffer()).subarray(0, 2_000)],
    ['half a PNG', async () => (await blankPicture(900, 900).png().toBuffer()).subarray(0, 2_000)],
    [
      'the first bytes of a JPEG and a script',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(svg)]),
    ],
  ])('%s', async (_what, bytes) => {
    await expect(encodePicture(await bytes())).rejects.toMatchObject({
      status: 422,
      message: "We can't read this picture",
    });
  });
});
