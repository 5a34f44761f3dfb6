export const texts = {
  diagram: 'Diagram',
  broken: 'This diagram can’t be drawn.',
  insert: { label: 'Diagram', keywords: 'mermaid flowchart sequence graph chart gantt' },
} as const;
