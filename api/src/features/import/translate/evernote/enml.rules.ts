import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { warningTexts } from '../../warning-texts.ts';
import { isBlank, isElement } from '../html/lines.rules.ts';
import { styleOf } from '../html/styles.rules.ts';
import type { EnexTask } from './enex.parser.ts';
import { checkbox, taskItem, taskList, withTasks } from './todos.rules.ts';

type Known = {
  tasks: readonly EnexTask[];
  /** The file with a hash: where it is, and how it is called. */
  fileOf: (hash: string) => { address: string; name: string; isPicture: boolean } | undefined;
  lost: (reason: string, what?: string) => void;
};

const isTrue = (element: Element, name: string) => styleOf(element).get(name) === 'true';

/** What only Evernote has in a note's markup becomes the HTML that says the same. */
export function enmlToHtml(tree: Root, { tasks, fileOf, lost }: Known): void {
  const shown = new Set<string>();
  visit(tree, 'element', (element) => {
    const { tagName, properties } = element;
    if (tagName === 'en-note') element.tagName = 'div';
    else if (tagName === 'en-media') asFile(element);
    else if (tagName === 'en-crypt') {
      lost(warningTexts.encryptedText, hintOf(element));
      become(element, 'em', [{ type: 'text', value: warningTexts.encryptedInEvernote }]);
    } else if (tagName === 'ul' && isTrue(element, '--en-todo')) {
      for (const item of element.children)
        if (isElement(item, 'li')) item.children.unshift(checkbox(isTrue(item, '--en-checked')));
    } else if (tagName === 'div' && isTrue(element, '--en-task-group')) {
      const group = styleOf(element).get('--en-id') ?? '';
      shown.add(group);
      become(element, 'div', [taskList(itemsOf(tasks.filter((task) => task.group === group)))]);
    } else if (tagName === 'div' && (isTrue(element, '--en-codeblock') || isTrue(element, '-en-codeblock')))
      become(element, 'pre', [{ type: 'text', value: linesIn(element) }]);
    if (tagName !== 'img' && typeof properties.src === 'string') delete properties.src;
  });
  withTasks(tree);
  const others = tasks.filter(({ group }) => !shown.has(group));
  if (others.length > 0) tree.children.push(taskList(itemsOf(others)));

  function asFile(element: Element) {
    const hash = String(element.properties.hash ?? '').toLowerCase();
    const file = fileOf(hash);
    if (!file) {
      lost(warningTexts.fileMissing, hash);
      become(element, 'span', []);
    } else if (file.isPicture) {
      become(element, 'img', []);
      element.properties = { src: file.address, alt: file.name };
    } else {
      become(element, 'a', [{ type: 'text', value: file.name }]);
      element.properties = { href: file.address };
    }
  }
}

function become(element: Element, tagName: string, children: ElementContent[]) {
  element.tagName = tagName;
  element.properties = {};
  element.children = children;
}

const hintOf = ({ properties }: Element) =>
  typeof properties.hint === 'string' ? properties.hint : undefined;

/** The tasks of a group in their order, with the day as it is written here. */
const itemsOf = (tasks: readonly EnexTask[]) =>
  tasks
    .toSorted((a, b) => (a.weight < b.weight ? -1 : Number(a.weight > b.weight)))
    .map(({ title, done, due }) => {
      const day = /^(\d{4})(\d\d)(\d\d)T/.exec(due);
      const text = day ? `${title} @${day[1]}-${day[2]}-${day[3]}` : title;
      return taskItem(done, [{ type: 'text', value: text }]);
    });

/** The lines of a block of code. */
function linesIn(node: Element): string {
  const lines: string[] = [];
  const collect = (element: Element) => {
    if (element.children.some((child) => isElement(child, 'div') || isElement(child, 'br'))) {
      let line = '';
      for (const child of element.children) {
        if (isElement(child, 'div')) collect(child);
        else if (isElement(child, 'br')) lines.push(line);
        else if (!isBlank(child)) line += textIn(child);
        if (isElement(child, 'br')) line = '';
      }
      if (line !== '') lines.push(line);
    } else lines.push(textIn(element));
  };
  collect(node);
  return lines.join('\n');
}

const textIn = (node: ElementContent): string =>
  node.type === 'text'
    ? node.value.replaceAll('\u00a0', ' ')
    : isElement(node)
      ? node.children.map(textIn).join('')
      : '';
