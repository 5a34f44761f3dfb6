import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useMemo } from 'react';
import type { Range } from '../base/text-editor.ts';
import { ToolbarForm } from '../toolbar/forms/toolbar-form.tsx';
import type { VisualEditor } from '../visual/visual-editor.ts';
import { PopupBox } from './popup-box.tsx';
import { textRange } from './text-range.ts';

type FormProps = ComponentProps<typeof ToolbarForm>;

interface FormPopupProps extends Pick<FormProps, 'label' | 'fields' | 'onApply'> {
  editor: VisualEditor;
  /** What the form is about; it is never covered. */
  range: Range;
  onClose: () => void;
  /** More buttons, which get a function that closes the form before they act. */
  children: (closeAnd: (act: () => void) => void) => ReactNode;
}

const stop = (event: KeyboardEvent) => event.key === 'Escape' && event.stopPropagation();

/** A form beside a place in the text, until the text gets the focus again. */
export function FormPopup({ editor, range, label, fields, onApply, onClose, children }: FormPopupProps) {
  const { from, to } = range;
  const at = useMemo(() => textRange(editor.view(), from, to), [editor, from, to]);
  useEffect(() => {
    const { dom } = editor.view();
    dom.addEventListener('focus', onClose);
    return () => dom.removeEventListener('focus', onClose);
  }, [editor, onClose]);
  const closeAnd = (act: () => void) => {
    onClose();
    act();
  };
  return (
    <PopupBox at={at} placement="bottom-start" width="26rem" paddingX="2" paddingY="1" onKeyDown={stop}>
      <ToolbarForm
        canCancel
        {...{ label, fields }}
        onApply={(...values) => closeAnd(() => onApply(...values))}
        onLeave={() => closeAnd(editor.focus)}
      >
        {children(closeAnd)}
      </ToolbarForm>
    </PopupBox>
  );
}
