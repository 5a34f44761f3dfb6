import type { Translation } from '@my-note/contract/language';
import type { fileTexts } from '../../markdown/files/texts.ts';

export const files: Translation<typeof fileTexts> = {
  file: (name) => `Datei ${name}`,
  kinds: { pdf: 'PDF', audio: 'Audio', video: 'Video', text: 'Text', other: 'Datei' },
  open: { pdf: 'Öffnen', audio: 'Abspielen', video: 'Abspielen', text: 'Vorschau' },
  openNamed: (action, name) => `${action}: ${name}`,
  close: 'Schließen',
  closeNamed: (name) => `${name} schließen`,
  save: 'Herunterladen',
  saveNamed: (name) => `${name} herunterladen`,
  loading: (percent) => `Wird geladen … ${percent} %`,
  cancel: 'Abbrechen',
  retry: 'Erneut versuchen',
  failed: 'Diese Datei konnte nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.',
  gone: 'Diese Datei gibt es nicht mehr oder du hast keinen Zugriff darauf',
  unplayable:
    'Dieser Browser kann die Datei nicht abspielen. Lade sie herunter und öffne sie mit einem anderen Programm.',
  cut: (size) => `Du siehst nur die ersten ${size}. Lade die Datei herunter, um sie ganz zu lesen.`,
  video: 'YouTube-Video',
  playVideo: (title) => `${title} abspielen`,
  playVideoHint: 'Läuft über youtube-nocookie.com. Erst wenn du auf Abspielen drückst, wird etwas geladen.',
  play: 'Abspielen',
  onYoutube: 'Auf YouTube öffnen',
};
