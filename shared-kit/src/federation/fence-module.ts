import type { ComponentType } from 'react';

/**
 * What the drawing of a code block is given.
 *
 * @example
 * function Forecast({ source, onDrawn }: FenceViewProps) {
 *   useEffect(() => onDrawn(true), [onDrawn]);
 *   return <Text>{source.trim()}: sunny</Text>;
 * }
 */
export interface FenceViewProps {
  /** The text between the fences. */
  source: string;
  /** The word behind the fence. */
  language: string;
  theme: 'light' | 'dark';
  /**
   * To be called with true once the drawing is there, and with false when the source cannot be drawn. The source is shown
   * unless the last call said true. With `svg`, the drawing as a file of its own in its light form, a reader can save it.
   * Always the same function.
   */
  onDrawn: (drawn: boolean, svg?: string) => void;
}

/**
 * What the visual editor of a code block is given. It fills a dialog that has a title, and draws its own buttons.
 *
 * @example
 * function CityEditor({ source, onSave, onCancel, onUnsaved }: FenceEditorProps) {
 *   const [city, setCity] = useState(source.trim());
 *   useEffect(() => onUnsaved(city !== source.trim()), [city, source, onUnsaved]);
 *   return (
 *     <>
 *       <Dialog.Body>
 *         <Input aria-label="City" value={city} onChange={(event) => setCity(event.target.value)} />
 *       </Dialog.Body>
 *       <DialogActions onCancel={onCancel}>
 *         <Button onClick={() => onSave(city)}>Save</Button>
 *       </DialogActions>
 *     </>
 *   );
 * }
 */
export interface FenceEditorProps {
  /** The text between the fences, as it was when the editor opened. */
  source: string;
  theme: 'light' | 'dark';
  /** Writes another text between the fences, as one step to undo, and closes the editor. */
  onSave: (source: string) => void;
  /** Closes the editor, after a question while there are unsaved changes; Escape and Back do the same. */
  onCancel: () => void;
  /** To be called with true once closing would lose something, and with false when it no longer would. */
  onUnsaved: (unsaved: boolean) => void;
}

/** The entry of the editor's `/` menu that inserts a block. */
interface FenceInsert {
  label: string;
  /** Shown beside the label; without one, the fence that makes the same. */
  hint?: string;
  /** Other words that find it, separated by spaces. */
  keywords?: string;
  /** Text between the fences. */
  source: string;
}

/**
 * What a remote exposes for code blocks of one language: `"fills": { "fence/mermaid": "mermaid-fence" }`. What it draws goes
 * on the screen of everybody who reads the note, so the source has to be treated as hostile.
 *
 * @example
 * // src/exposes/weather-fence.tsx
 * export const Component: FenceModule['Component'] = ({ source, onDrawn }) => {
 *   useEffect(() => onDrawn(true), [onDrawn]);
 *   return <Text>{source.trim()}: sunny</Text>;
 * };
 * export const insert: FenceModule['insert'] = { label: 'Weather', keywords: 'forecast rain', source: 'Oslo' };
 */
export interface FenceModule {
  /** The drawing: while reading, in shares, on paper, and in the visual editor. */
  Component: ComponentType<FenceViewProps>;
  /** A visual editor of one block, which the button Edit on its drawing opens in a dialog as large as the window. */
  Editor?: ComponentType<FenceEditorProps>;
  insert?: FenceInsert;
}
