/** Takes the place of Excalidraw's own Mermaid: what is pasted stays text. */
export const parseMermaidToExcalidraw = () => Promise.reject(new Error('Diagrams are blocks of their own'));
