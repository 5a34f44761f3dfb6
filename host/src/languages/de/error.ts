import type { Translation } from '@my-note/contract/language';
import type { errorTexts } from '../../platform/remotes/model/error-texts.ts';

export const error: Translation<typeof errorTexts> = {
  kinds: {
    network: {
      title: 'Diese Seite ist nicht erreichbar',
      text: 'Der Rest von My Note funktioniert. Prüfe deine Verbindung und versuche es noch einmal.',
      action: 'retry',
    },
    timeout: {
      title: 'Diese Seite braucht zu lange',
      text: 'Ihre Dateien kamen nicht rechtzeitig an. Der Rest von My Note funktioniert.',
      action: 'retry',
    },
    integrity: {
      title: 'Diese Seite wurde zu deiner Sicherheit blockiert',
      text: 'Ihre Dateien sind nicht die veröffentlichten. Versuche es noch einmal. Wenn es wieder passiert, wende dich an deinen Admin.',
      action: 'retry',
    },
    contract: {
      title: 'Diese Seite braucht eine neuere App',
      text: 'Sie wurde für eine andere Version von My Note gemacht als die in diesem Tab. Oft hilft es, die App neu zu laden.',
      action: 'reload',
    },
    'shared-version': {
      title: 'Diese Seite braucht eine neuere App',
      text: 'Sie braucht gemeinsame Pakete in einer anderen Version, als dieser Tab sie hat. Oft hilft es, die App neu zu laden.',
      action: 'reload',
    },
    evaluation: {
      title: 'Diese Seite konnte nicht starten',
      text: 'Sie ist beim Start abgestürzt. Der Rest von My Note funktioniert.',
      action: 'reload',
    },
    render: {
      title: 'Diese Seite funktioniert gerade nicht',
      text: 'Sie ist abgestürzt. Der Rest von My Note funktioniert.',
      action: 'retry',
    },
    gone: {
      title: 'Von dieser Seite gibt es eine neuere Version',
      text: 'Sie wurde veröffentlicht, während dieser Tab offen war. Sichere, was du gerade schreibst, und lade dann die App neu.',
      action: 'reload',
    },
    off: {
      title: 'Diese Seite ist ausgeschaltet',
      text: 'Dein Admin hat sie vorübergehend ausgeschaltet.',
      action: 'retry',
    },
  },
  refused:
    'Ihre Dateien kommen nicht von einer erlaubten Adresse oder haben keine Prüfsumme. Wende dich an deinen Admin.',
  reload: 'App neu laden',
  newVersion: 'Eine neue Version ist da',
  override: (name) =>
    `Hier sollte die eigene Kopie eines Entwicklers von ${name} erscheinen. Zurücksetzen zeigt wieder die veröffentlichte Seite.`,
  overridden: (names) => `Eigene Kopie von ${names}`,
  resetOverride: 'Zurücksetzen',
  overrideRefused: (names) =>
    `Deine eigene Kopie von ${names} ist hier nicht erlaubt. Du siehst die veröffentlichte Seite.`,
  closeNotice: 'Schließen',
};
