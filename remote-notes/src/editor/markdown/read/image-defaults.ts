import { $remark } from '@milkdown/kit/utils';

interface Tree {
  type: string;
  children?: Tree[];
}

function complete(node: Tree): void {
  if (node.type === 'image') {
    const { title, alt } = { title: '', alt: '', ...node };
    Object.assign(node, { title: title ?? '', alt: alt ?? '' });
  }
  node.children?.forEach(complete);
}

/** The schema drops images without `title` and `alt`. */
export const imageDefaults = $remark('imageDefaults', () => () => (tree: Tree) => complete(tree));
