/** Style sheets that always apply: those of the design system and of the host. */
const PERMANENT = 'style[data-emotion^="mn"], link[href^="/assets/"]';
const HOST = 'host';

/** The owner of each style sheet: the host, a remote by its container's name, or that remote's pages. */
const owners = new Map<CSSStyleSheet, string>();
/** How many components of each owner are mounted. */
const mounted = new Map<string, number>();
/** The remote whose page is shown. */
let currentScope: string | undefined;

/** Name of a remote's container, and of its build. */
const scopeOf = (name: string) => `remote_${name.replaceAll('-', '_')}`;
const pagesOf = (scope: string) => `pages of ${scope}`;

/** Every style sheet of the document, with its element. */
function allSheets(): Map<CSSStyleSheet, Element | null> {
  const all = new Map<CSSStyleSheet, Element | null>();
  for (const sheet of document.adoptedStyleSheets ?? []) all.set(sheet, null);
  const elements = document.querySelectorAll<HTMLStyleElement | HTMLLinkElement>(
    'style, link[rel="stylesheet"]',
  );
  for (const element of elements) if (element.sheet) all.set(element.sheet, element);
  return all;
}

/** A remote's build writes its name on the styles that it adds. */
function namedOwner(element: Element | null): string | undefined {
  if (element?.matches(PERMANENT)) return HOST;
  return /^(\w+):/.exec(element?.getAttribute('data-webpack') ?? '')?.[1];
}

/** New style sheets belong to the current page, unless they name another owner. */
function assignOwners(): void {
  const all = allSheets();
  for (const sheet of owners.keys()) if (!all.has(sheet)) owners.delete(sheet);
  for (const [sheet, element] of all)
    if (!owners.has(sheet))
      owners.set(sheet, namedOwner(element) ?? (currentScope ? pagesOf(currentScope) : HOST));
}

function apply(): void {
  for (const [sheet, owner] of owners) {
    const isOff = owner !== HOST && !mounted.get(owner);
    if (sheet.disabled !== isOff) sheet.disabled = isOff;
  }
}

/**
 * Styles that a remote adds to the document apply only while one of its components is mounted, so that they do not change
 * other pages. They are disabled and not removed, as rules added by script would be lost.
 * @param isPage whether the component is the page, and not a slot on another page
 * @returns a function to call when the component is unmounted
 */
export function holdStyles(name: string, isPage = false): () => void {
  const scope = scopeOf(name);
  const held = isPage ? [scope, pagesOf(scope)] : [scope];
  const count = (step: 1 | -1) => {
    assignOwners();
    if (isPage) currentScope = step > 0 ? scope : undefined;
    for (const owner of held) mounted.set(owner, (mounted.get(owner) ?? 0) + step);
    apply();
  };
  count(1);
  return () => count(-1);
}
