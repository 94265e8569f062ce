import type { Locator } from '@playwright/test';
import { withPhones } from './phones.ts';
import { median } from './processes.ts';

/** Checking off an item on a slow phone, from the tap to the painted frame that shows it: long list compared with one line. */
const rounds = 20;
const longList = 200;
const slowdown = 4;

/** Milliseconds from the tap until a frame with the other check mark is painted. */
async function tapToPaint(box: Locator) {
  const painted = box.evaluate((element) => {
    const input = element as HTMLInputElement;
    const former = input.checked;
    return new Promise<number>((resolve) => {
      const onTap = ({ timeStamp }: Event) => {
        // What a frame callback posts arrives after that frame is painted.
        const onFrame = () => {
          if (input.checked === former) return requestAnimationFrame(onFrame);
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - timeStamp);
          port2.postMessage('painted');
        };
        requestAnimationFrame(onFrame);
      };
      input.addEventListener('click', onTap, { once: true, capture: true });
    });
  });
  const saved = box.page().waitForResponse((response) => response.request().method() === 'PATCH');
  await box.tap();
  await saved;
  return painted;
}

await withPhones(async (newPhone) => {
  async function openList(count: number) {
    const context = await newPhone({ serviceWorkers: 'block' });
    const lines = Array.from({ length: count }, (_, n) => `item ${n + 1}`);
    while (lines.length > 0)
      await context.request.post('/api/grocery-lists/current/items', { data: { lines: lines.splice(0, 100) } });
    const page = await context.newPage();
    await page.goto('/grocery-lists');
    // The code that loads last.
    await page.getByRole('button', { name: /^Reminders/ }).waitFor();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return (n: number) => page.getByRole('checkbox', { name: `item ${(n % count) + 1}`, exact: true });
  }
  const [oneLine, manyLines] = [await openList(1), await openList(longList)];
  const times: { one: number; many: number }[] = [];
  // The first check mark loads the code that applies waiting changes.
  for (let round = 0; round <= rounds; round++)
    times.push({ one: await tapToPaint(oneLine(round)), many: await tapToPaint(manyLines(round)) });
  times.shift();
  const [one, many] = [median(times.map((it) => it.one)), median(times.map((it) => it.many))];
  console.log(`\nA check mark, tap to paint, CPU ${slowdown} times slower, median of ${rounds}`);
  console.log(
    `  ${longList} lines ${many.toFixed(0)} ms, one line ${one.toFixed(0)} ms, ratio ${(many / one).toFixed(2)} (at most 2)`,
  );
});
