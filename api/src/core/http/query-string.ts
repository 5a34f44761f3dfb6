type Value = string | string[] | { [key: string]: Value };

/** Reads `filters[deleted]=true` as `{ filters: { deleted: 'true' } }`; a repeated key becomes a list. */
export function parseQuery(text: string): { [key: string]: Value } {
  const query: { [key: string]: Value } = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    const [, outer, inner] = /^([^[\]]+)\[([^[\]]+)\]$/.exec(name) ?? [];
    if (outer === undefined || inner === undefined) {
      add(query, name, value);
      continue;
    }
    const group = query[outer];
    if (typeof group === 'object' && !Array.isArray(group)) add(group, inner, value);
    else query[outer] = Object.assign(Object.create(null), { [inner]: value });
  }
  return query;
}

function add(target: { [key: string]: Value }, key: string, value: string) {
  const present = target[key];
  if (present === undefined) target[key] = value;
  else if (typeof present === 'string') target[key] = [present, value];
  else if (Array.isArray(present)) present.push(value);
}
