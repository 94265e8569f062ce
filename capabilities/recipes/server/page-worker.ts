import { parentPort } from 'node:worker_threads';
import { readPage } from '../rules/page/read-page.ts';
import { readText } from '../rules/page/read-text.ts';

/** Runs in a thread of its own, because nobody knows what a page may do to whoever reads it. */

export type PageJob = { html: string; url: string | null } | { text: string };

const readJob = (job: PageJob) => ('text' in job ? readText(job.text) : readPage(job.html, job.url));

parentPort?.on('message', (job: PageJob) => parentPort?.postMessage(readJob(job)));
