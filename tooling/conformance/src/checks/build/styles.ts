import { styleLeaks } from '@my-note/remote-build/style-scope';
import type { Candidate } from '../../candidate.ts';
import type { BuildCheck } from '../../finding.ts';
import { wordsOf } from '../../scripts.ts';

/** How bundlers hand over the text of a style sheet; a text that a library scopes while it runs is none. */
const IN_BUNDLE = /\.push\(\[[\w.$]+,\s*[`]?$/;
const RULE = /[^{}]+\{[^{}]*:[^{}]*\}/;

/** Styles of a remote apply to the whole page while it is shown, so they have to select nothing but its own elements. */
export const styles: BuildCheck = {
  id: 'styles',
  looksAt: 'style rules are in a cascade layer of the remote and select by its classes',
  run: (remote) =>
    styleSheets(remote).flatMap(([where, css]) =>
      leaksOf(css, remote.name).map((leak) => ({
        what: `A style that could change other pages: ${leak}`,
        where,
        whatToDo: `Put it into @layer ${remote.name} { … } and select by a class that starts with ${remote.name}-, or keep it in a shadow root.`,
      })),
    ),
};

/** Style sheets are files, or texts inside of scripts. */
function styleSheets({ files }: Candidate): [file: string, css: string][] {
  return [...files].flatMap(([file, content]): [string, string][] => {
    if (file.endsWith('.css')) return [[file, content.toString()]];
    if (!file.endsWith('.js')) return [];
    const texts = wordsOf(content.toString()).flatMap(({ literal, before }) =>
      literal && IN_BUNDLE.test(before) ? [literal] : [],
    );
    return texts.filter((text) => RULE.test(text)).map((text): [string, string] => [file, text]);
  });
}

function leaksOf(css: string, name: string): string[] {
  try {
    return styleLeaks(css, { name });
  } catch {
    // A text that only looks like styles.
    return [];
  }
}
