import { propertiesOf, splitFrontMatter } from '@my-note/kit/markdown';
import type { VisualEditor } from '../visual/visual-editor.ts';
import { withProperty, withYaml } from './change-properties.ts';
import { propertyTexts } from './texts.ts';

/** A name that no property has yet. */
export function freeName(names: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const name = propertyTexts.newName(number);
    if (!names.includes(name)) return name;
  }
}

/** Gives a note front matter with one property, or one property more. */
export function addProperties({ frontMatter, setFrontMatter }: VisualEditor): void {
  const { mark } = frontMatter.store.getState();
  const { yaml } = splitFrontMatter(mark);
  if (yaml === undefined) setFrontMatter(`${mark}---\ntags: []\n---\n\n`);
  else {
    const names = propertiesOf(yaml).map(({ name }) => name);
    setFrontMatter(withYaml(mark, withProperty(yaml, freeName(names))));
  }
}
