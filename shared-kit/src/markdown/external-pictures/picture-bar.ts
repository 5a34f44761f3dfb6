import { markdownTexts } from '../texts.ts';
import { isWanted, onChoice, wantPictures, wantSite } from './allowed-pictures.ts';
import { choice, part } from './ask-to-load.ts';
import { siteOf } from './picture-site.ts';

/** One choice for all pictures of a note, above its text; returns the cleanup. */
export function showPictureBar(root: Element, addresses: readonly string[], hasSmall: boolean): () => void {
  const bar = part('div', 'picture-bar', '');
  bar.setAttribute('role', 'group');
  const draw = () => {
    const waiting = new Set(addresses.filter((address) => !isWanted(address)));
    // A single picture has its own choices in its place, unless there is no room for them.
    if (waiting.size === 0 || (waiting.size === 1 && !hasSmall)) return bar.remove();
    const words = markdownTexts.picturesWaiting(waiting.size);
    bar.setAttribute('aria-label', words);
    const [site, ...others] = new Set([...waiting].map(siteOf));
    const all = choice(markdownTexts.showAll, markdownTexts.showAllPictures, () => wantPictures(waiting));
    const always =
      site === undefined || others.length > 0
        ? []
        : [
            choice(markdownTexts.alwaysShowFrom(site), markdownTexts.alwaysShowFrom(site), () =>
              wantSite(site),
            ),
          ];
    const row = part('span', 'picture-choices', '');
    row.append(all, ...always);
    bar.replaceChildren(part('span', 'picture-from', words), row);
    if (!bar.isConnected) root.prepend(bar);
  };
  draw();
  const stop = onChoice(draw);
  return () => {
    stop();
    bar.remove();
  };
}
