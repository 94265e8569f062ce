import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/**
 * Makes the PNG icons of the installed app from our mark (`web/public/icon.svg`), and those of its shortcuts from the
 * icons of the menu. The PNGs are committed: run this again after changing the mark.
 */
const publicFolder = join(import.meta.dirname, '../web/public');
const background = '#763153';
const mark = await readFile(join(publicFolder, 'icon.svg'), 'utf8');

/** Phones cut an icon to a circle or a rounded square. Everything that matters is in the inner 80 %. */
const fullBleed = mark
  .replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"')
  .replace(/<rect [^>]*>/, `<rect x="-4" y="-4" width="40" height="40" fill="${background}"/>`);

async function shortcutIcon(name: string) {
  const source = await readFile(
    join(import.meta.dirname, `../node_modules/lucide-react/dist/esm/icons/${name}.mjs`),
    'utf8',
  );
  const paths = [...source.matchAll(/d: "([^"]+)"/g)].map(([, d]) => `<path d="${d}"/>`).join('');
  const circles = [...source.matchAll(/cx: "([^"]+)", cy: "([^"]+)", r: "([^"]+)"/g)]
    .map(([, x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`)
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-12 -12 48 48">
    <rect x="-12" y="-12" width="48" height="48" rx="14" fill="${background}"/>
    <g fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${paths}${circles}</g>
  </svg>`;
}

const icons: [file: string, svg: string, pixels: number][] = [
  ['icon-192.png', mark, 192],
  ['icon-512.png', mark, 512],
  ['maskable-192.png', fullBleed, 192],
  ['maskable-512.png', fullBleed, 512],
  // iPhones round the corners themselves, and show transparent areas in black.
  ['apple-touch-icon.png', fullBleed, 180],
  ['shortcut-add.png', await shortcutIcon('shopping-basket'), 96],
  ['shortcut-wand.png', await shortcutIcon('sparkles'), 96],
  ['shortcut-today.png', await shortcutIcon('house'), 96],
];

for (const [file, svg, pixels] of icons) {
  const drawn = sharp(Buffer.from(svg), { density: 1200 }).resize(pixels, pixels);
  await writeFile(join(publicFolder, 'icons', file), await drawn.png({ palette: true, effort: 10 }).toBuffer());
}
