/** What stays: the sheets of the shared design system, and those of the host's own files. */
const PERMANENT = 'style[data-emotion^="mn"], link[href^="/assets/"]';
const HOST = 'host';

/** Whose each style sheet is: of the host, of a remote by the name of its container, or of that remote's pages. */
const owners = new Map<CSSStyleSheet, string>();
/** How much of each owner is mounted. */
const mounted = new Map<string, number>();
/** The remote whose page is shown. */
let currentScope: string | undefined;

/** Name of a remote's container, and of its build. */
const scopeOf = (name: string) => `remote_${name.replaceAll('-', '_')}`;
const pagesOf = (scope: string) => `pages of ${scope}`;

/** Every style sheet of the page, with the element that it comes from. */
function allSheets(): Map<CSSStyleSheet, Element | null> {
  const all = new Map<CSSStyleSheet, Element | null>();
  for (const sheet of document.adoptedStyleSheets ?? []) all.set(sheet, null);
  const elements = document.querySelectorAll<HTMLStyleElement | HTMLLinkElement>(
    'style, link[rel="stylesheet"]',
  );
  for (const element of elements) if (element.sheet) all.set(element.sheet, element);
  return all;
}

/** The build of a remote names it on the styles that it puts into the page. */
function namedOwner(element: Element | null): string | undefined {
  if (element?.matches(PERMANENT)) return HOST;
  return /^(\w+):/.exec(element?.getAttribute('data-webpack') ?? '')?.[1];
}

/** What came since the last look belongs to the page that is shown, unless it says otherwise. */
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
 * Styles that a remote put into the page by itself count while a part of it is mounted, and no longer: a page that left
 * must not change the next one. They are switched off and not removed, as rules added by script would be lost.
 * @param name of the remote
 * @param isPage whether the part is the page, and not one inside another page
 * @returns to be called when the part is unmounted
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
