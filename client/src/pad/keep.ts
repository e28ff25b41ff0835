/** Where sheets are kept: in this browser, on its disk before the screen shows them, never anywhere else. */

import type { Draft } from "./model/draft";
import type { Sheet } from "./model/sheet";

/** A sheet with what is being written on it. */
export interface Kept {
  readonly id: string;
  readonly sheet: Sheet;
  readonly draft: Draft | null;
  /** When it was last changed, in milliseconds. */
  readonly changed: number;
}

export interface Keep {
  /** Whether what is put here outlives the page. */
  readonly isLasting: boolean;
  sheets(): Promise<Kept[]>;
  sheet(id: string): Promise<Kept | undefined>;
  put(kept: Kept): Promise<void>;
  remove(id: string): Promise<void>;
  /** Where the person was. */
  place(): Promise<unknown>;
  putPlace(place: unknown): Promise<void>;
}

const NAME = "kingclub.pad";
const SHEETS = "sheets";
const PLACE = "place";

/** The best that this browser has. */
export async function openKeep(): Promise<Keep> {
  try {
    return new IndexedKeep(await database());
  } catch {
    return storageWorks() ? new StorageKeep() : new MemoryKeep();
  }
}

function database(): Promise<IDBDatabase> {
  const asked = indexedDB.open(NAME, 1);
  asked.onupgradeneeded = () => {
    asked.result.createObjectStore(SHEETS, { keyPath: "id" });
    asked.result.createObjectStore(PLACE);
  };
  return answer(asked);
}

class IndexedKeep implements Keep {
  readonly isLasting = true;
  private readonly db: IDBDatabase;

  constructor(db: IDBDatabase) {
    this.db = db;
  }

  sheets(): Promise<Kept[]> {
    return answer(this.db.transaction(SHEETS).objectStore(SHEETS).getAll() as IDBRequest<Kept[]>);
  }

  sheet(id: string): Promise<Kept | undefined> {
    return answer(this.db.transaction(SHEETS).objectStore(SHEETS).get(id) as IDBRequest<Kept | undefined>);
  }

  place(): Promise<unknown> {
    return answer(this.db.transaction(PLACE).objectStore(PLACE).get(PLACE));
  }

  put(kept: Kept): Promise<void> {
    return this.write(SHEETS, (store) => store.put(kept));
  }

  remove(id: string): Promise<void> {
    return this.write(SHEETS, (store) => store.delete(id));
  }

  putPlace(place: unknown): Promise<void> {
    return this.write(PLACE, (store) => store.put(place, PLACE));
  }

  /** Strict: done is on the disk, so that nothing is lost when the phone dies. */
  private write(name: string, change: (store: IDBObjectStore) => unknown): Promise<void> {
    const transaction = this.db.transaction(name, "readwrite", { durability: "strict" });
    change(transaction.objectStore(name));
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error("aborted"));
    });
  }
}

class StorageKeep implements Keep {
  readonly isLasting = true;

  sheets(): Promise<Kept[]> {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(`${NAME}.${SHEETS}.`));
    return Promise.resolve(keys.map((key) => JSON.parse(localStorage.getItem(key) ?? "null") as Kept));
  }

  sheet(id: string): Promise<Kept | undefined> {
    const text = localStorage.getItem(`${NAME}.${SHEETS}.${id}`);
    return Promise.resolve(text === null ? undefined : (JSON.parse(text) as Kept));
  }

  place(): Promise<unknown> {
    return Promise.resolve(JSON.parse(localStorage.getItem(`${NAME}.${PLACE}`) ?? "null"));
  }

  put(kept: Kept): Promise<void> {
    localStorage.setItem(`${NAME}.${SHEETS}.${kept.id}`, JSON.stringify(kept));
    return Promise.resolve();
  }

  remove(id: string): Promise<void> {
    localStorage.removeItem(`${NAME}.${SHEETS}.${id}`);
    return Promise.resolve();
  }

  putPlace(place: unknown): Promise<void> {
    localStorage.setItem(`${NAME}.${PLACE}`, JSON.stringify(place));
    return Promise.resolve();
  }
}

class MemoryKeep implements Keep {
  readonly isLasting = false;
  private readonly kept = new Map<string, Kept>();

  sheets(): Promise<Kept[]> {
    return Promise.resolve([...this.kept.values()]);
  }

  sheet(id: string): Promise<Kept | undefined> {
    return Promise.resolve(this.kept.get(id));
  }

  place(): Promise<unknown> {
    return Promise.resolve(null);
  }

  put(kept: Kept): Promise<void> {
    this.kept.set(kept.id, kept);
    return Promise.resolve();
  }

  remove(id: string): Promise<void> {
    this.kept.delete(id);
    return Promise.resolve();
  }

  putPlace(): Promise<void> {
    return Promise.resolve();
  }
}

function answer<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error("no answer"));
  });
}

function storageWorks(): boolean {
  try {
    localStorage.setItem(`${NAME}.works`, "1");
    localStorage.removeItem(`${NAME}.works`);
    return true;
  } catch {
    return false;
  }
}
