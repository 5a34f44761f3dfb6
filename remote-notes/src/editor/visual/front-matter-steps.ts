import type { Node } from '@milkdown/kit/prose/model';
import { type EditorState, Plugin, PluginKey } from '@milkdown/kit/prose/state';
import { Step, StepMap, StepResult } from '@milkdown/kit/prose/transform';

/** A change of the front matter, which is not in the document: a step besides, so that Undo takes it back in its turn. */
export class FrontMatterStep extends Step {
  readonly before: string;
  readonly after: string;

  constructor(before: string, after: string) {
    super();
    this.before = before;
    this.after = after;
  }
  override apply(doc: Node) {
    return StepResult.ok(doc);
  }
  override getMap() {
    return StepMap.empty;
  }
  override invert() {
    return new FrontMatterStep(this.after, this.before);
  }
  override map() {
    return this;
  }
  override toJSON() {
    return { before: this.before, after: this.after };
  }
}

const key = new PluginKey<FrontMatterStep | null>('frontMatter');

/** The last change of the front matter, in any way. */
export const lastFrontMatterStep = (state: EditorState) => key.getState(state);

export const frontMatterSteps = () =>
  new Plugin<FrontMatterStep | null>({
    key,
    state: {
      init: () => null,
      apply: ({ steps }, last) => steps.findLast((step) => step instanceof FrontMatterStep) ?? last,
    },
  });
