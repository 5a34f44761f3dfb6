import type { Token } from 'marked';
import type { Footnote } from './footnotes.ts';
import { htmlTexts } from './texts.ts';

/** Draws the footnotes of one note: numbers in the order in which they are first referred to. */
export function footnoteDrawer(mark: string) {
  const numbers = new Map<string, number>();
  const times = new Map<string, number>();
  // No heading's anchor has a colon.
  const place = (name: string, time: number) => `fnref:${numberOf(name)}${time > 1 ? `-${time}` : ''}`;
  const numberOf = (name: string) => {
    const number = numbers.get(name) ?? numbers.size + 1;
    numbers.set(name, number);
    return number;
  };

  function back(name: string): string {
    const count = times.get(name) ?? 0;
    return Array.from({ length: count }, (_, at) => {
      const label = htmlTexts.footnoteBack(numberOf(name), count > 1 ? at + 1 : undefined);
      const again = at > 0 ? `<sup>${at + 1}</sup>` : '';
      return ` <a ${mark}="back" href="#${place(name, at + 1)}" aria-label="${label}">↩\ufe0e${again}</a>`;
    }).join('');
  }

  return {
    reference(name: string): string {
      const time = (times.get(name) ?? 0) + 1;
      const number = numberOf(name);
      times.set(name, time);
      const label = htmlTexts.footnote(number);
      return `<sup><a ${mark}="reference" id="${place(name, time)}" href="#fn:${number}" aria-label="${label}">${number}</a></sup>`;
    },
    /** All footnotes, those at the end that nothing refers to; `draw` makes HTML of a footnote's blocks. */
    section(footnotes: readonly Footnote[], draw: (tokens: Token[]) => string): string {
      const found = new Map([...footnotes].reverse().map((footnote) => [footnote.name, footnote]));
      const names = [...numbers.keys()];
      for (const name of found.keys()) if (!numbers.has(name)) names.push(name);
      // What a footnote says may refer to a further one.
      const drawn = new Map<string, string>();
      for (const name of names) {
        drawn.set(name, draw(found.get(name)?.tokens ?? []));
        for (const further of numbers.keys()) if (!names.includes(further)) names.push(further);
      }
      if (drawn.size === 0) return '';
      const items = [...drawn]
        .sort(([a], [b]) => numberOf(a) - numberOf(b))
        .map(([name, html]) => {
          const end = html.endsWith('</p>\n') ? html.length - '</p>\n'.length : html.length;
          return `<li id="fn:${numberOf(name)}">${html.slice(0, end)}${back(name)}${html.slice(end)}</li>`;
        });
      return `<section ${mark}="all" aria-label="${htmlTexts.footnotes}"><ol>${items.join('\n')}</ol></section>`;
    },
  };
}
