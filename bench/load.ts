import { Pool } from 'undici';

/**
 * Sends GET requests over several connections and prints throughput and latency as JSON. Runs as a separate process, so
 * that it doesn't share a thread with the measured server.
 */
const [address = '', cookie = '', seconds = '2', connections = '10'] = process.argv.slice(2);
const { origin, pathname, search } = new URL(address);
const pool = new Pool(origin, { connections: Number(connections), pipelining: 1 });
const request = { path: pathname + search, method: 'GET' as const, headers: { cookie } };

const milliseconds: number[] = [];
let failures = 0;

async function run(until: number) {
  while (performance.now() < until) {
    const from = performance.now();
    const { statusCode, body } = await pool.request(request);
    await body.arrayBuffer();
    if (statusCode === 200) milliseconds.push(performance.now() - from);
    else failures += 1;
  }
}

const from = performance.now();
const until = from + Number(seconds) * 1000;
await Promise.all(Array.from({ length: Number(connections) }, () => run(until)));
const elapsed = (performance.now() - from) / 1000;
await pool.close();

milliseconds.sort((a, b) => a - b);
const percentile = (share: number) => milliseconds[Math.floor(milliseconds.length * share)] ?? 0;
console.log(
  JSON.stringify({ perSecond: milliseconds.length / elapsed, p50: percentile(0.5), p99: percentile(0.99), failures }),
);
