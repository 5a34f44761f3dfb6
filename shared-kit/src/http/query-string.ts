export type QueryValue =
  | string
  | number
  | boolean
  | undefined
  | { [key: string]: string | number | boolean | undefined };

/** `{ filters: { deleted: 'true' } }` becomes `?filters[deleted]=true`; undefined values are left out. */
export function queryString(query: Record<string, QueryValue> = {}): string {
  const pairs: string[] = [];
  const add = (key: string, value: string | number | boolean | undefined) => {
    if (value !== undefined) pairs.push(`${key}=${encodeURIComponent(value)}`);
  };
  for (const [key, value] of Object.entries(query)) {
    if (typeof value === 'object') for (const [inner, v] of Object.entries(value)) add(`${key}[${inner}]`, v);
    else add(key, value);
  }
  return pairs.length ? `?${pairs.join('&')}` : '';
}
