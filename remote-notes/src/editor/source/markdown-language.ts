import { defineLanguageFacet, Language, LanguageSupport, languageDataProp } from '@codemirror/language';
import { GFM, parser } from '@lezer/markdown';
import { bareUrls } from './source-urls.ts';

const data = defineLanguageFacet({ commentTokens: { block: { open: '<!--', close: '-->' } } });
const gfm = parser.configure([GFM, bareUrls, { props: [languageDataProp.add({ Document: data })] }]);

/** GitHub's Markdown for highlighting. CodeMirror's own package would add HTML, CSS and JavaScript. */
export const markdownLanguage = new LanguageSupport(new Language(data, gfm, [], 'markdown'));
