import type { Page } from '@playwright/test';

/** Everything that this browser has stored, by IndexedDB store. */
export const keptIn = (page: Page) =>
  page.evaluate(async () => {
    // Opening the database would create it.
    if ((await indexedDB.databases()).length === 0) return '';
    const opening = indexedDB.open('mothership');
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const { result: database } = opening;
    const names = [...database.objectStoreNames];
    const stores = names.map((name) => {
      const reading = database.transaction(name).objectStore(name).getAll();
      return new Promise<unknown[]>((resolve) => {
        reading.onsuccess = () => resolve(reading.result);
      });
    });
    const kept = await Promise.all(stores);
    database.close();
    return JSON.stringify(kept);
  });
