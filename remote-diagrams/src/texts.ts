import { translated } from '@my-note/contract/language';

export const texts = translated('diagrams', {
  diagram: 'Diagram',
  broken: 'This diagram can’t be drawn.',
  insert: { label: 'Diagram', keywords: 'mermaid flowchart sequence graph chart gantt' },
});
