import type { QueryClient } from '@tanstack/react-query';
import { beatSeconds, type Change, type FirstBeat } from '#core/live-beat.ts';
import { tab } from './call.ts';
import { catchUp } from './catch-up.ts';
import { pauseBefore } from './pauses.ts';
import { signingOut } from './signing-out.ts';

/** Two beats that did not come, and a little for the way. */
const silenceMilliseconds = (2 * beatSeconds + 5) * 1000;
// A browser opens only six connections to one plain-http server; a hidden tab gives its own back after this time.
const hiddenForMilliseconds = 30_000;
/** When the server tells all its browsers at once, they come one after the other. */
const spreadMilliseconds = 2000;

/**
 * Keeps the screens true: fetches what the family's other browsers changed as soon as they did, and everything once changes may
 * have been missed. A hidden tab rests and catches up when she returns to it. The answer ends it.
 */
export function stayTrue(client: QueryClient, hasGap: boolean) {
  const { ask, rest, end } = catchUp(client);
  let stream: EventSource | undefined;
  let isAlive = false;
  let mayHaveMissed = hasGap;
  let lastHeardAt = 0;
  let attempt = 0;
  const timers: { [Name in 'silence' | 'attempt' | 'hidden' | 'spread']?: number } = {};
  const start = (name: keyof typeof timers, milliseconds: number, act: () => void) => {
    clearTimeout(timers[name]);
    timers[name] = window.setTimeout(act, milliseconds);
  };

  const disconnect = () => {
    for (const timer of Object.values(timers)) clearTimeout(timer);
    stream?.close();
    stream = undefined;
    isAlive = false;
    mayHaveMissed = true;
    rest();
  };
  /** It broke, was refused, or gives no sign of life. Every attempt after that ends in asking, whichever way it goes. */
  const lose = () => {
    const isFailedAttempt = !isAlive;
    disconnect();
    if (document.hidden) return;
    start('attempt', pauseBefore(attempt++), connect);
    // The stream cannot be had, but the answers may; and if she may not listen any more, one of them says why.
    if (isFailedAttempt) ask();
  };
  const hear = () => {
    lastHeardAt = Date.now();
    start('silence', silenceMilliseconds, lose);
  };
  const follow = (change: Change) => change.tab !== tab && ask(change.resources);
  const onBeat = ({ data }: MessageEvent<string>) => {
    hear();
    attempt = 0;
    if (mayHaveMissed) ask();
    else if (!isAlive) compare(JSON.parse(data) as FirstBeat);
    isAlive = true;
    mayHaveMissed = false;
  };
  /** What this page has read is as old as the page at most: a change before that is in it. */
  const compare = ({ remembers, changes }: FirstBeat) => {
    const age = Date.now() - performance.timeOrigin;
    if (remembers < age) ask();
    else for (const change of changes) if (change.ago <= age) follow(change);
  };
  const onChange = ({ data }: MessageEvent<string>) => {
    hear();
    follow(JSON.parse(data) as Change);
  };
  const connect = () => {
    hear();
    stream = new EventSource('/api/changes');
    stream.addEventListener('beat', onBeat);
    stream.addEventListener('change', onChange);
    stream.addEventListener('resync', () => start('spread', Math.random() * spreadMilliseconds, ask));
    stream.addEventListener('error', lose);
  };
  const comeBack = () => {
    disconnect();
    attempt = 0;
    connect();
  };
  const onVisibility = () => {
    clearTimeout(timers.hidden);
    if (document.hidden) start('hidden', hiddenForMilliseconds, disconnect);
    // A tab that was frozen may have lost its stream without noticing.
    else if (!stream || Date.now() - lastHeardAt >= silenceMilliseconds) comeBack();
  };

  connect();
  onVisibility();
  const ending = new AbortController();
  const { signal } = ending;
  document.addEventListener('visibilitychange', onVisibility, { signal });
  // A page that the browser keeps aside for Back has no connections.
  window.addEventListener('pagehide', disconnect, { signal });
  window.addEventListener('pageshow', onVisibility, { signal });
  window.addEventListener('online', () => !document.hidden && comeBack(), { signal });
  signingOut.onabort = disconnect;
  return () => {
    ending.abort();
    disconnect();
    end();
  };
}
