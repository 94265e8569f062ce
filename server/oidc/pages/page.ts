import type { FastifyReply } from 'fastify';
import { productName } from '#core/product.ts';
import { type Html, html } from '../../http/html.ts';

/** URL of the web build's stylesheet, so that these pages look like the application. */
export interface PageStyle {
  stylesheet: string;
}

const logoMark = html`<svg width="36" height="36" viewBox="0 0 32 32" aria-hidden="true" class="shrink-0">
  <rect width="32" height="32" rx="10" fill="var(--brand)" />
  <path d="M8.5 19a7.5 7.5 0 0 1 15 0z" fill="var(--accent)" />
  <path d="M16 5.6v2.6M6.9 9.4l1.8 1.8M25.1 9.4l-1.8 1.8" stroke="var(--accent)" stroke-width="2.2" stroke-linecap="round" />
  <path d="M6 22.6h20M10.5 26.4h11" stroke="#fff" stroke-width="2.4" stroke-linecap="round" />
</svg>`;

const house = html`<path d="M40 80V46l26-21 26 21v34z" fill="var(--wall)" stroke="var(--line-strong)" stroke-width="2.5" />
  <path d="M33 50 66 22l33 28" fill="none" stroke="var(--brand)" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" />
  <path d="M59 80V63a7 7 0 0 1 14 0v17z" fill="var(--door)" />
  <path d="M47 54h8v8h-8zM77 54h8v8h-8z" fill="var(--accent)" />`;

/** A tree whose trunk stands at a point. */
const tree = (x: number, y: number, size: number) => html`<g transform="translate(${x} ${y}) scale(${size})">
  <ellipse cx="0" cy="-24" rx="8" ry="13" />
  <path d="M-1.4-16h2.8V0h-2.8z" />
</g>`;

const morningDrawing = html`<svg viewBox="0 0 448 120" aria-hidden="true" class="block w-full bg-accent-soft lg:hidden">
  <circle cx="224" cy="70" r="66" fill="var(--accent)" opacity=".16" />
  <circle cx="224" cy="70" r="50" fill="var(--accent)" opacity=".28" />
  <circle cx="224" cy="70" r="34" fill="var(--accent)" />
  <path d="M0 124V98c62-26 124-30 186-16 74 17 160 12 262-26v68z" fill="var(--hill-far)" />
  <g transform="translate(180.4 39.6) scale(.66)">${house}</g>
  <path d="M76 124c62-32 130-40 184-28 66 14 126 8 188-14v42z" fill="var(--hill)" />
</svg>`;

/** The same morning, beside the card's content on wide screens. */
const tallDrawing = html`<svg viewBox="0 0 352 560" preserveAspectRatio="xMidYMax slice" aria-hidden="true" class="absolute inset-0 size-full">
  <circle cx="176" cy="330" r="200" fill="var(--accent)" opacity=".12" />
  <circle cx="176" cy="330" r="140" fill="var(--accent)" opacity=".2" />
  <circle cx="176" cy="330" r="84" fill="var(--accent)" />
  <path d="M0 560V406c62-40 124-44 190-22 58 19 108 16 162-14v190z" fill="var(--hill-far)" />
  <g transform="translate(48 256) scale(2)">${house}</g>
  <path d="M0 560V430c84-34 184-38 284-18 24 5 46 2 68-8v156z" fill="var(--hill)" />
  <path d="M170 408c8 34-62 40-48 80 12 32 62 34 50 72h58c6-52-82-46-86-78-4-34 62-40 44-74z" fill="var(--wall)" opacity=".5" />
  <g fill="var(--tree)">${[tree(312, 428, 1.7), tree(276, 452, 2.2), tree(30, 470, 1.6), tree(86, 536, 2.6)]}</g>
</svg>`;

interface PageOptions {
  title: string;
  /** Content of each card. */
  cards: Html[];
  below?: Html;
  /** The way into the product: on wide screens the morning stands beside the only card. */
  isEntry?: boolean;
}

/** Renders a complete page. It works without JavaScript. */
export function page({ stylesheet }: PageStyle, { title, cards, below, isEntry = false }: PageOptions): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} - ${productName}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<script src="/theme.js"></script>
<link rel="stylesheet" href="${stylesheet}">
<script src="/oidc/pages.js" defer></script>
</head>
<body>
<main class="mx-auto flex min-h-dvh w-full max-w-md flex-col justify-center gap-6 px-4 py-6${isEntry && ' lg:max-w-4xl'}">
<a href="/" class="flex items-center gap-3 self-center rounded-control p-2 font-display text-2xl font-semibold">${logoMark}${productName}</a>
${cards.map(
  (card, index) => html`<section class="card overflow-hidden${isEntry && ' lg:grid lg:grid-cols-[22rem_1fr]'}">
${index === 0 && morningDrawing}
${
  isEntry &&
  html`<div class="morning-sky relative max-lg:hidden">${tallDrawing}
<p class="relative px-8 pt-10 text-center font-display text-2xl leading-tight font-semibold text-balance">Dinner, dates and diapers, remembered for you.</p></div>`
}
<div class="p-6 sm:p-8${isEntry && ' lg:px-14 lg:py-12'}">${card}</div>
</section>`,
)}
${below && html`<p class="text-center text-ink-soft">${below}</p>`}
</main>
</body>
</html>`;
}

export const sendPage = (reply: FastifyReply, content: Html) =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(content.text);
