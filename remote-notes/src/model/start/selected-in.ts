/** What is selected in an element. */
export function selectedIn(element: Element | null): Range | undefined {
  const selection = getSelection();
  return selection && !selection.isCollapsed && element?.contains(selection.anchorNode)
    ? selection.getRangeAt(0).cloneRange()
    : undefined;
}
