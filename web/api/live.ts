import type { QueryClient } from '@tanstack/react-query';
import { type FirstHeartbeat, heartbeatSeconds, type LiveChange } from '#core/live-heartbeat.ts';
import { tabId } from './call.ts';
import { createRefetcher } from './refetcher.ts';
import { retryDelay } from './retry-delay.ts';
import { signOutSignal } from './signing-out.ts';

/** Two missed heartbeats plus 5 seconds for network latency. */
const silenceMilliseconds = (2 * heartbeatSeconds + 5) * 1000;
/** Browsers open only six HTTP/1 connections per server, so a tab hidden for this long closes its stream. */
const hiddenMilliseconds = 30_000;
/** After a 'resync' event each browser waits a random part of this, so that they don't all refetch at once. */
const maxResyncDelay = 2000;

/**
 * Keeps the screens up to date: refetches what the family's other browsers change, and everything if changes may have
 * been missed. A hidden tab disconnects and catches up when it is shown again. `hasGap`: the page was without live
 * updates for a while, so the first heartbeat refetches everything. Returns a function that stops the updates.
 */
export function startLiveUpdates(client: QueryClient, hasGap: boolean) {
  const { refetch, stopRetrying, end } = createRefetcher(client);
  let stream: EventSource | undefined;
  let isAlive = false;
  let isCatchUpNeeded = hasGap;
  let lastHeardAt = 0;
  let attempt = 0;
  const timers: { [Name in 'silence' | 'attempt' | 'hidden' | 'resync']?: number } = {};
  const startTimer = (name: keyof typeof timers, milliseconds: number, callback: () => void) => {
    clearTimeout(timers[name]);
    timers[name] = window.setTimeout(callback, milliseconds);
  };

  const disconnect = () => {
    for (const timer of Object.values(timers)) clearTimeout(timer);
    delete timers.resync;
    stream?.close();
    stream = undefined;
    isAlive = false;
    isCatchUpNeeded = true;
    stopRetrying();
  };
  /** The stream broke, was refused or went silent. Refetches after every attempt to reconnect, even a failed one. */
  const onStreamLost = () => {
    // A resync that still waits must not be lost when the stream closes: for a person who was removed from the family, the
    // server sends one and then closes.
    const isRefetchDue = !isAlive || timers.resync !== undefined;
    disconnect();
    if (document.hidden) return;
    startTimer('attempt', retryDelay(attempt++), connect);
    // Ordinary requests may still work without the stream; if the session has ended, one of them fails with the reason.
    if (isRefetchDue) refetch();
  };
  const onSignOfLife = () => {
    lastHeardAt = Date.now();
    startTimer('silence', silenceMilliseconds, onStreamLost);
  };
  const applyChange = (change: LiveChange) => change.tab !== tabId && refetch(change.resources);
  const onHeartbeat = ({ data }: MessageEvent<string>) => {
    onSignOfLife();
    attempt = 0;
    if (isCatchUpNeeded) refetch();
    else if (!isAlive) applyRecentChanges(JSON.parse(data) as FirstHeartbeat);
    isAlive = true;
    isCatchUpNeeded = false;
  };
  /** Refetches what changed after the page load, because nothing on the page was read earlier. */
  const applyRecentChanges = ({ completeForMs, changes }: FirstHeartbeat) => {
    const age = Date.now() - performance.timeOrigin;
    if (completeForMs < age) refetch();
    else for (const change of changes) if (change.msAgo <= age) applyChange(change);
  };
  const onChange = ({ data }: MessageEvent<string>) => {
    onSignOfLife();
    applyChange(JSON.parse(data) as LiveChange);
  };
  const onResync = () => {
    delete timers.resync;
    refetch();
  };
  const connect = () => {
    onSignOfLife();
    stream = new EventSource('/api/changes');
    stream.addEventListener('beat', onHeartbeat);
    stream.addEventListener('change', onChange);
    stream.addEventListener('resync', () => startTimer('resync', Math.random() * maxResyncDelay, onResync));
    stream.addEventListener('error', onStreamLost);
  };
  const reconnectNow = () => {
    disconnect();
    attempt = 0;
    connect();
  };
  const onVisibility = () => {
    clearTimeout(timers.hidden);
    if (document.hidden) startTimer('hidden', hiddenMilliseconds, disconnect);
    // A frozen tab may have lost its stream without an error event.
    else if (!stream || Date.now() - lastHeardAt >= silenceMilliseconds) reconnectNow();
  };

  connect();
  onVisibility();
  const listeners = new AbortController();
  const { signal } = listeners;
  document.addEventListener('visibilitychange', onVisibility, { signal });
  // A page in the back/forward cache has no connections.
  window.addEventListener('pagehide', disconnect, { signal });
  window.addEventListener('pageshow', onVisibility, { signal });
  window.addEventListener('online', () => !document.hidden && reconnectNow(), { signal });
  signOutSignal.onabort = disconnect;
  return () => {
    listeners.abort();
    disconnect();
    end();
  };
}
