import { post } from './port.ts';

/** Stands in for `localStorage` and `sessionStorage`, which a document with an opaque origin does not have. */
class OwnStorage {
  readonly #values = new Map<string, string>();
  readonly #onChange: (key: string, value: string | null) => void;

  constructor(onChange: (key: string, value: string | null) => void) {
    this.#onChange = onChange;
  }
  get length(): number {
    return this.#values.size;
  }
  key(index: number): string | null {
    return [...this.#values.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.#values.get(`${key}`) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#values.set(`${key}`, `${value}`);
    this.#onChange(`${key}`, `${value}`);
  }
  removeItem(key: string): void {
    if (this.#values.delete(`${key}`)) this.#onChange(`${key}`, null);
  }
  clear(): void {
    for (const key of [...this.#values.keys()]) this.removeItem(key);
  }
  /** Takes over what is stored already, without storing it again. */
  fill(values: Record<string, string>): void {
    for (const [key, value] of Object.entries(values)) this.#values.set(key, value);
  }
}

/** The page keeps what changes here, for this remote and this person, up to a quota. */
const ownStorage = new OwnStorage((key, value) => {
  if (isFilled) post({ type: 'store', key, value });
});
let isFilled = false;

/** From now on changes are kept. */
export function fillStorage(values: Record<string, string>): void {
  ownStorage.fill(values);
  isFilled = true;
}

for (const [name, value] of [
  ['localStorage', ownStorage],
  ['sessionStorage', new OwnStorage(() => {})],
] as const)
  Object.defineProperty(window, name, { value });
