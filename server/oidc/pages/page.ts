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

const morningDrawing = html`<svg viewBox="0 0 448 120" aria-hidden="true" class="block w-full bg-accent-soft">
  <circle cx="224" cy="84" r="78" fill="var(--accent)" opacity=".16" />
  <circle cx="224" cy="84" r="54" fill="var(--accent)" opacity=".28" />
  <circle cx="224" cy="84" r="32" fill="var(--accent)" />
  <path d="M0 124V98c62-26 124-30 186-16 74 17 160 12 262-26v68z" fill="var(--hill-far)" />
  <path d="M76 124c62-32 130-40 184-28 66 14 126 8 188-14v42z" fill="var(--hill)" />
</svg>`;

interface PageOptions {
  title: string;
  /** Content of each card. */
  cards: Html[];
  below?: Html;
}

/** Renders a complete page. It works without JavaScript. */
export function page({ stylesheet }: PageStyle, { title, cards, below }: PageOptions): Html {
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
<main class="mx-auto flex min-h-dvh w-full max-w-md flex-col justify-center gap-6 px-4 py-10">
<a href="/" class="flex items-center gap-3 self-center rounded-control p-2 font-display text-2xl font-semibold">${logoMark}${productName}</a>
${cards.map(
  (card, index) => html`<section class="card overflow-hidden">
${index === 0 && morningDrawing}
<div class="p-6 sm:p-8">${card}</div>
</section>`,
)}
${below && html`<p class="text-center text-ink-soft">${below}</p>`}
</main>
</body>
</html>`;
}

export const sendPage = (reply: FastifyReply, content: Html) =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(content.text);
