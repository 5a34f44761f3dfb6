import type { Ctx } from '@milkdown/kit/ctx';
import { clipboard } from '@milkdown/kit/plugin/clipboard';
import { history } from '@milkdown/kit/plugin/history';
import {
  commonmark,
  htmlSchema,
  remarkPreserveEmptyLinePlugin,
  syncHeadingIdPlugin,
  syncListOrderPlugin,
} from '@milkdown/kit/preset/commonmark';
import { gfm } from '@milkdown/kit/preset/gfm';
import { gapCursor } from '@milkdown/kit/prose/gapcursor';
import type { Plugin } from '@milkdown/kit/prose/state';
import { $prose, $view } from '@milkdown/kit/utils';
import { search } from 'prosemirror-search';
import { callouts } from '../decorations/callouts.ts';
import { highlights } from '../decorations/highlights.ts';
import { lateDecorations } from '../decorations/late-decorations.ts';
import { placeholder } from '../decorations/placeholder.ts';
import { syntaxHighlight } from '../decorations/syntax-highlight.ts';
import { tagMarks } from '../decorations/tag-marks.ts';
import { textDirections } from '../decorations/text-direction.ts';
import { visualFiles } from '../files/visual-files.ts';
import { formulaView } from '../formulas/formula-view.ts';
import { typeFormula } from '../formulas/type-formula.ts';
import { protectHtml } from '../html/protect-html.ts';
import { imageView } from '../images/image-view.ts';
import { editorKeymap, REPLACED_KEYMAPS } from '../keys/editor-keymap.ts';
import { exitLastBlock } from '../keys/exit-last-block.ts';
import { inputRules, REPLACED_RULES } from '../keys/input-rules.ts';
import { syncSelection } from '../keys/sync-selection.ts';
import { tabKey } from '../keys/tab-key.ts';
import { autoLink } from '../links/auto-link.ts';
import { bareUrls } from '../markdown/read/bare-urls.ts';
import { cacheTree } from '../markdown/read/read-blocks.ts';
import { emptyTasks, imageDefaults } from '../markdown/read/remark-plugins.ts';
import { writeStyle } from '../markdown/write/write-style.ts';
import { pasteText } from '../paste/paste-text.ts';
import { pasteUrl } from '../paste/paste-url.ts';
import type { SuggestionState } from '../suggest/suggestion-state.ts';
import { visualSuggestions } from '../suggest/visual-suggestions.ts';
import { frontMatterSteps } from './front-matter-steps.ts';
import { schemaExtensions } from './schema/schema.ts';

const UNUSED: readonly unknown[] = [
  // It would write an empty paragraph as HTML.
  remarkPreserveEmptyLinePlugin.plugin,
  remarkPreserveEmptyLinePlugin.options,
  // These read the whole text at each key, for ids and numbers that the browser shows anyway or nobody needs.
  syncHeadingIdPlugin,
  syncListOrderPlugin,
  ...REPLACED_RULES,
  ...REPLACED_KEYMAPS,
];
const presets = [...commonmark, ...gfm, ...history].filter((plugin) => !UNUSED.includes(plugin));

interface PluginOptions {
  suggestionState: SuggestionState;
  /** The text is being replaced by another version, not by the user. */
  isApplying: () => boolean;
  longPaste: (ctx: Ctx) => Plugin;
  watch: Plugin;
}

/** Everything that the visual editor is made of. The first plugin that handles an event keeps it from the others. */
export function editorPlugins({ suggestionState, isApplying, longPaste, watch }: PluginOptions) {
  const behavior = [
    typeFormula,
    longPaste,
    () => visualSuggestions(suggestionState, isApplying),
    editorKeymap,
    syncSelection,
    () => tabKey(suggestionState),
    exitLastBlock,
    autoLink,
    () => search(),
    syntaxHighlight,
    callouts,
    highlights,
    tagMarks,
    lateDecorations,
    placeholder,
    textDirections,
    protectHtml,
    visualFiles,
    pasteUrl,
    pasteText,
    frontMatterSteps,
  ].map((create) => $prose(create));
  return [
    behavior,
    presets,
    schemaExtensions,
    imageView,
    $view(htmlSchema.node, () => formulaView),
    inputRules,
    bareUrls,
    imageDefaults,
    emptyTasks,
    writeStyle,
    cacheTree,
    $prose(() => gapCursor()),
    clipboard,
    $prose(() => watch),
  ].flat();
}
