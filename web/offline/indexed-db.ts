/** What this browser stores for times without a connection, in IndexedDB. */

const objectStores = {
  answers: undefined,
  intents: { keyPath: 'place', autoIncrement: true },
  about: undefined,
} as const;
type StoreName = keyof typeof objectStores;

let openedDatabase: Promise<IDBDatabase> | undefined;

const openDatabase = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('mothership', 1);
    opening.onupgradeneeded = () => {
      for (const [name, options] of Object.entries(objectStores)) opening.result.createObjectStore(name, options);
    };
    opening.onsuccess = () => {
      // Otherwise this tab would stop another one from deleting everything.
      opening.result.onversionchange = () => {
        opening.result.close();
        openedDatabase = undefined;
      };
      resolve(opening.result);
    };
    opening.onerror = () => reject(opening.error);
  });

/** Runs one transaction, and resolves with the result of its last request once that is on the disk. */
export async function withStore<Result>(
  name: StoreName,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result> | undefined,
): Promise<Result | undefined> {
  openedDatabase ??= openDatabase().catch((failure) => {
    openedDatabase = undefined;
    throw failure;
  });
  const database = await openedDatabase;
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(name, mode, { durability: 'strict' });
    const request = work(transaction.objectStore(name));
    transaction.oncomplete = () => resolve(request?.result);
    transaction.onerror = transaction.onabort = () => reject(transaction.error);
  });
}

/** Deletes everything that this browser stores. */
export async function deleteAllStored() {
  (await openedDatabase)?.close();
  openedDatabase = undefined;
  await new Promise<void>((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase('mothership');
    deleting.onsuccess = () => resolve();
    deleting.onerror = () => reject(deleting.error);
  });
}
