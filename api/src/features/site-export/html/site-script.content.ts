import { currentLanguage } from '@my-note/contract/language';
import { siteExportTexts } from '../texts.ts';

/** One count of each plural category, in every language. */
const COUNTS = [0, 1, 2, 3, 11, 100];

/** What the script says. A `#` stands for what it knows only then. */
function words() {
  const rules = new Intl.PluralRules(currentLanguage());
  const found = Object.fromEntries(
    COUNTS.map((count) => [rules.select(count), siteExportTexts.pages('#', count)]),
  );
  const { nothingFound: nothing, indexMissing: missing, contentsOf } = siteExportTexts;
  return { found, nothing, missing, contents: contentsOf('#') };
}

/** The script of an exported site: the tree beside the pages, and a search in an index that is loaded when it is used. */
export const siteScript = () => SCRIPT.replace('WORDS', () => JSON.stringify(words()));

const SCRIPT = `'use strict';
(() => {
  const words = WORDS;
  const base = new URL('..', document.currentScript.src);
  const here = decodeURI(location.href.split(/[?#]/)[0]);
  const make = (name, content) => {
    const element = document.createElement(name);
    if (content !== undefined) element.textContent = content;
    return element;
  };
  const linkTo = (title, path) => {
    const link = make('a', title);
    link.href = new URL(path, base).href;
    if (decodeURI(link.href) === here) link.setAttribute('aria-current', 'page');
    return link;
  };

  // Entries are [title, path, depth], each category before what is in it.
  const drawTree = (entries) => {
    const top = make('ul');
    const lists = [top];
    entries.forEach(([title, path, depth], index) => {
      const item = make('li');
      const link = linkTo(title, path);
      lists[depth].append(item);
      lists.length = depth + 1;
      item.append(link);
      if (!(entries[index + 1]?.[2] > depth)) return;
      const list = make('ul');
      const toggle = make('button');
      toggle.type = 'button';
      toggle.setAttribute('aria-label', words.contents.replace('#', () => title));
      const show = (open) => {
        list.hidden = !open;
        toggle.setAttribute('aria-expanded', String(open));
      };
      show(false);
      toggle.onclick = () => show(list.hidden);
      list.addEventListener('reveal', () => show(true));
      item.prepend(toggle);
      item.append(list);
      lists.push(list);
    });
    const current = top.querySelector('[aria-current]');
    current?.nextElementSibling?.dispatchEvent(new Event('reveal'));
    for (let at = current; at; at = at.parentElement) at.dispatchEvent(new Event('reveal'));
    return top;
  };

  const plain = (text) => text.normalize('NFKD').replace(/\\p{M}/gu, '').toLowerCase();
  const field = document.querySelector('aside input');
  const status = document.querySelector('.found');
  const hits = document.querySelector('.hits');
  let loading;
  const index = () =>
    (loading ??= new Promise((done, failed) => {
      const script = make('script');
      script.src = new URL('_files/search.js', base).href;
      script.onload = () => done(window.siteSearch.map(([title, path, text]) => [title, path, text, plain(title), plain(text)]));
      script.onerror = () => failed(new Error(words.missing));
      document.head.append(script);
    }));

  const around = (text, at) => {
    const start = Math.max(0, at - 40);
    return (start > 0 ? '…' : '') + text.slice(start, start + 140) + (text.length > start + 140 ? '…' : '');
  };
  const search = async () => {
    const terms = plain(field.value).split(/\\s+/).filter(Boolean);
    if (terms.length === 0) {
      hits.replaceChildren();
      status.textContent = '';
      return;
    }
    const asked = field.value;
    const entries = await index();
    if (field.value !== asked) return;
    const found = entries
      .filter(([, , , title, text]) => terms.every((word) => title.includes(word) || text.includes(word)))
      .map((entry) => [terms.filter((word) => entry[3].includes(word)).length, entry])
      .sort(([a], [b]) => b - a);
    const count = new Intl.PluralRules(document.documentElement.lang).select(found.length);
    status.textContent = found.length === 0 ? words.nothing : words.found[count].replace('#', found.length);
    hits.replaceChildren(
      ...found.slice(0, 50).map(([, [title, path, text, , low]]) => {
        const item = make('li');
        item.append(linkTo(title, path), make('p', around(text, Math.max(0, low.indexOf(terms[0])))));
        return item;
      }),
    );
  };
  field.addEventListener('input', () => search().catch((error) => (status.textContent = error.message)));
  document.querySelector('.tree').append(drawTree(window.siteTree));
  document.querySelector('aside').hidden = false;
})();
`;
